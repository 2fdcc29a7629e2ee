import ArrowBack from '@mui/icons-material/ArrowBack';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { messages, STATEMENT_MAX_BYTES, STATEMENT_MAX_LINES, type BankLayout, type StatementColumns } from 'contracts';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Skeleton } from 'ui';

import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { PageLoading } from '../../components/PageLoading';
import { Panel, PanelHead } from '../../components/Panel';
import { reasonOf } from '../../components/useToast';
import { DENSE } from '../../lib/type';
import { MapColumns } from './MapColumns';
import { PreviewTable } from './PreviewTable';
import { usePreview, type Chosen } from './usePreview';
import { useUpload } from './useUpload';

const Steps = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  '& > p': { ...DENSE, color: theme.vars.palette.text.secondary },
}));
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > .MuiTextField-root': { flex: '0 1 280px' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
});
const NEW_BANK = 'new';

/** Uploads a bank's statement: the file, the bank, and how its first lines are read; a bank is mapped once. */
export default function UploadStatementPage() {
  const { data, error, refetch } = useGetList<BankLayout>('bank-layouts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  if (error) return <LoadFailure title="Failed to load banks" error={error} onRetry={() => void refetch()} />;
  return data ? <UploadForm banks={data} /> : <PageLoading />;
}

const columnsOf = ({ id: _id, _id: _same, name: _name, createdAt: _at, updatedAt: _changed, ...rest }: BankLayout) =>
  rest;

function UploadForm({ banks }: { banks: readonly BankLayout[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [bankId, setBankId] = useState(banks[0]?.id ?? NEW_BANK);
  const [name, setName] = useState('');
  const [draft, setDraft] = useState<StatementColumns | null>(null);
  const bank = banks.find(({ id }) => id === bankId);
  const looked = usePreview(chosen, null);
  const columns = bank ? columnsOf(bank) : (draft ?? looked.data?.guess ?? null);
  const isComplete = bank !== undefined || (columns !== null && isMapped(columns));
  const preview = usePreview(isComplete ? chosen : null, columns);
  const upload = useUpload(setBankId);
  const failed = looked.error ?? preview.error;
  const choose = (file: File | undefined) => {
    if (!file) return;
    setChosen({ file, key: crypto.randomUUID() });
    setDraft(null);
  };
  const canSend = chosen !== null && isComplete && (bank !== undefined || name.trim() !== '');
  return (
    <>
      <PageHead
        title="Upload a statement"
        lead="You see what each line would do. Nothing is confirmed until you apply it."
        tabTitle="Upload a statement"
      >
        <Button component={Link} to="/statements" startIcon={<ArrowBack />}>
          Statements
        </Button>
      </PageHead>
      <Steps>
        <Panel aria-labelledby="statement-file">
          <PanelHead>
            <h2 id="statement-file">The file</h2>
          </PanelHead>
          <Body>
            <Row>
              <input
                ref={input}
                type="file"
                hidden
                aria-label="Statement"
                accept=".csv,.txt,.tsv,text/csv,text/plain"
                onChange={({ target }) => choose(target.files?.[0])}
              />
              <Button variant="outlined" startIcon={<Upload />} onClick={() => input.current?.click()}>
                {chosen ? 'Choose another file' : 'Choose file'}
              </Button>
              <span>{chosen?.file.name ?? LIMITS}</span>
            </Row>
            <Row>
              <TextField select label="Bank" value={bankId} onChange={({ target }) => setBankId(target.value)}>
                {banks.map(({ id, name: called }) => (
                  <MenuItem key={id} value={id}>
                    {called}
                  </MenuItem>
                ))}
                <MenuItem value={NEW_BANK}>Another bank …</MenuItem>
              </TextField>
            </Row>
            {chosen && failed && <Alert severity="error">{reasonOf(failed) ?? messages.statementNotUploaded}</Alert>}
          </Body>
        </Panel>
        {chosen && !bank && columns && looked.data && (
          <Panel aria-labelledby="statement-columns">
            <PanelHead>
              <h2 id="statement-columns">Its columns</h2>
            </PanelHead>
            <Body>
              <p>They are mapped once: the next statement of this bank needs no more than its file.</p>
              <MapColumns
                {...{ name, columns }}
                rows={preview.data?.rows ?? looked.data.rows}
                onName={setName}
                onColumns={setDraft}
              />
            </Body>
          </Panel>
        )}
        {chosen && !failed && (
          <Panel aria-labelledby="statement-lines">
            <PanelHead>
              <h2 id="statement-lines">Its first lines</h2>
            </PanelHead>
            <Body aria-busy={preview.isFetching}>
              {!isComplete && <p>Say which columns have the date, the narration, and what was received.</p>}
              {isComplete &&
                (preview.data ? <PreviewTable preview={preview.data} /> : <Skeleton style={{ height: 160 }} />)}
              <Row>
                <Button
                  variant="contained"
                  disabled={!canSend || upload.isPending || preview.data?.fault !== ''}
                  onClick={() => {
                    if (columns) upload.mutate({ file: chosen.file, bank: bank?.id ?? { name, ...columns } });
                  }}
                >
                  {upload.isPending ? 'Reading …' : 'See what it would do'}
                </Button>
                {isComplete && !bank && name.trim() === '' && <span>Name the bank first.</span>}
              </Row>
            </Body>
          </Panel>
        )}
      </Steps>
    </>
  );
}

const LIMITS = `CSV, ${STATEMENT_MAX_LINES.toLocaleString('en-IN')} lines and ${STATEMENT_MAX_BYTES / 1024 / 1024} MB at most. The file itself is not kept.`;

const isMapped = ({ dateColumn, narrationColumn, amountColumn, creditColumn }: StatementColumns): boolean =>
  dateColumn !== '' && narrationColumn !== '' && (amountColumn === '') !== (creditColumn === '');
