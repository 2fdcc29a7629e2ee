import ArrowBack from '@mui/icons-material/ArrowBack';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import {
  api,
  LINE_OUTCOME_LABELS,
  LINE_OUTCOMES,
  messages,
  STATEMENT_STATE_LABELS,
  type Statement,
  type StatementLine,
} from 'contracts';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { RecordList } from '../../components/list/RecordList';
import { LoadFailure } from '../../components/LoadFailure';
import { Numbers } from '../../components/money/Numbers';
import { PageHead } from '../../components/PageHead';
import { PageLoading } from '../../components/PageLoading';
import { Panel } from '../../components/Panel';
import { useFailureToast } from '../../components/useFailureToast';
import { DENSE } from '../../lib/type';
import { useDates } from '../../providers/dates';
import { lineCells } from './lineCells';
import { LineLetter } from './LineLetter';
import { StatementActions } from './StatementActions';
import { plural, useMove, type Progress } from './useMove';

const Summary = styled(Panel)({ overflow: 'hidden', marginBottom: 16 });
const Working = styled('div')(({ theme }) => ({
  ...DENSE,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiLinearProgress-root': { height: 6, marginTop: 8, borderRadius: 3 },
}));

/** A statement: what it would do or did, line by line, and what can be done with it. */
export default function StatementPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Statement>('statements', { id });
  useFailureToast(messages.statementNotLoaded, error);
  if (error && !data) {
    return <LoadFailure title={messages.statementNotLoaded} error={error} onRetry={() => void refetch()} />;
  }
  return data ? <Whole statement={data} /> : <PageLoading />;
}

function Whole({ statement }: { statement: Statement }) {
  const { date, moment } = useDates();
  const { id, fileName, bankName, state, byName, counts, lineCount, createdAt, undoUntil, narrationsUntil } = statement;
  const moving = useMove(id);
  const facts = [
    STATEMENT_STATE_LABELS[state],
    bankName,
    `uploaded ${moment(createdAt)}${byName && ` by ${byName}`}`,
    undoUntil && `can be undone until ${date(undoUntil)}`,
    `the bank’s words are kept until ${date(narrationsUntil)}`,
  ].filter(Boolean);
  const settled = counts.applied + counts.confirmed + counts.seen;
  return (
    <>
      <PageHead title={fileName} lead={`${facts.join(' · ')}.`} tabTitle="Bank statement">
        <Button component={Link} to="/statements" startIcon={<ArrowBack />}>
          Statements
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download />}
          href={api.statementLinesFile({ statement: id, outcome: 'unmatched' })}
          download
        >
          Unmatched lines
        </Button>
        <StatementActions statement={statement} moving={moving} />
      </PageHead>
      <Summary aria-label="Summary">
        <Numbers
          numbers={[
            ['Lines', shown(lineCount)],
            ['Matched', shown(counts.matched)],
            ['Doubtful', shown(counts.doubtful)],
            ['Unmatched', shown(counts.unmatched)],
            ['Applied or known', shown(settled)],
            ['Kept as unclaimed', shown(counts.unclaimed)],
          ]}
        />
        {moving.progress && <Progressing {...moving.progress} />}
      </Summary>
      <Lines statement={statement} />
    </>
  );
}

const shown = (count: number): string => count.toLocaleString('en-IN');

const Progressing = ({ step, left, total }: Progress) => (
  <Working role="status">
    {step === 'apply' ? 'Applying' : 'Undoing'}: {plural(left, 'line')} left
    <LinearProgress
      variant="determinate"
      aria-label={step === 'apply' ? 'Applying' : 'Undoing'}
      value={total === 0 ? 100 : ((total - left) / total) * 100}
    />
  </Working>
);

/** The columns of a statement's lines, by what they are called. */
const COLUMNS = { place: 'Line', day: 'Date', amount: 'Amount', narration: 'Narration' } as const;
const MORE = { outcome: 'Outcome', payerName: 'Payment' } as const;
const NOTHING = { title: 'No lines found', text: 'Try other words, or look among all lines.' };

function Lines({ statement: { id, counts } }: { statement: Statement }) {
  const [open, setOpen] = useState<StatementLine>();
  const titleId = useId();
  const there = LINE_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return (
    <>
      <RecordList<StatementLine>
        resource="statement-lines"
        filter={{ statement: id }}
        storeKey={false}
        sort={{ field: 'place', order: 'ASC' }}
        orders={[{ label: 'As in the file', field: 'place', order: 'ASC' }]}
        filters={{
          label: 'Lines',
          placeholder: 'Narration, UTR or payer',
          selects: [
            {
              ...{ key: 'outcome', label: 'Outcome', kind: 'choice' },
              choices: [
                { value: '', label: 'All lines' },
                ...there.map((value) => ({ value, label: `${LINE_OUTCOME_LABELS[value]} (${shown(counts[value])})` })),
              ],
            },
          ],
        }}
        unit="lines"
        columns={Object.entries({ ...COLUMNS, ...MORE }).map(([source, label]) => ({
          ...{ source, label },
          ...(source !== 'place' && { sortable: false as const }),
          render: (line) => lineCells[source]?.render(line) ?? String(line.place),
        }))}
        failureTitle="Failed to load lines"
        nothingFound={NOTHING}
        nameOf={({ place }) => `line ${place}`}
        onOpen={setOpen}
        actions={(line) => (
          <Button size="small" aria-label={`Open line ${line.place}`} onClick={() => setOpen(line)}>
            {line.abilities.decide || line.abilities.giveBack ? 'Decide' : 'Open'}
          </Button>
        )}
      />
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        {open && <LineLetter line={open} titleId={titleId} onClose={() => setOpen(undefined)} />}
      </Dialog>
    </>
  );
}
