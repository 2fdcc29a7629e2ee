import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, dayAt, messages, type DryRun } from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { LoadFailure } from '../../components/LoadFailure';
import { inRupees } from '../../components/money/amount';
import { Listed } from '../../components/money/Listed';
import { Numbers } from '../../components/money/Numbers';
import { PageHead } from '../../components/PageHead';
import { Panel } from '../../components/Panel';
import { StatusTag } from '../../components/StatusTag';
import { useFailureToast } from '../../components/useFailureToast';
import { useDates } from '../../providers/dates';
import { call } from '../../providers/http';

const Totals = styled(Panel)({ margin: '16px 0', overflow: 'hidden' });
const Foot = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 16 });

/** Who would be charged and reminded as of a day, before anybody is (design §6). Nothing changes by looking. */
export default function DryRunPage() {
  const { timeZone } = useDates();
  const [asOf, setAsOf] = useState(() => nextMonth(dayAt(new Date(), timeZone)));
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['memberships', 'dry-run', asOf, page],
    queryFn: () => call<DryRun>(api.membershipDryRun({ asOf, page })),
    placeholderData: keepPreviousData,
    enabled: asOf !== '',
  });
  useFailureToast(messages.dryRunNotLoaded, error);
  const totals = data?.meta.totals;
  return (
    <>
      <PageHead
        title="Dry run"
        lead="Who would be charged and reminded as of a day. Nothing is changed, and nobody is mailed."
      >
        <Button component={Link} to="/memberships" startIcon={<ArrowBack />}>
          Memberships
        </Button>
      </PageHead>
      <TextField
        type="date"
        label="As of"
        value={asOf}
        onChange={({ target }) => {
          setAsOf(target.value);
          setPage(1);
        }}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 220 }}
      />
      {error ? (
        <LoadFailure title={messages.dryRunNotLoaded} error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isFetching}>
          <Totals aria-label="In all">
            <Numbers
              numbers={[
                ['Members', totals?.members.toLocaleString('en-IN')],
                ['Months charged', totals?.months.toLocaleString('en-IN')],
                ['Charged', totals && inRupees(totals.charge)],
                ['Due today', totals && inRupees(totals.due)],
                ['Reminders', totals?.reminders.toLocaleString('en-IN')],
              ]}
            />
          </Totals>
          {data && <Members run={data} page={page} onPage={setPage} />}
        </div>
      )}
    </>
  );
}

interface MembersProps {
  run: DryRun;
  page: number;
  onPage: (page: number) => void;
}

function Members({ run: { data, meta }, page, onPage }: MembersProps) {
  const { pageCount } = meta.pagination;
  return (
    <>
      <Listed title="Members" empty="Nobody would be charged or reminded." isEmpty={data.length === 0}>
        {data.map(({ user, months, charge, due, isReminded }) => (
          <li key={user._id}>
            <div>
              <b>{user.name}</b>
              <small>
                {user.email} ·{' '}
                {charge > 0 ? `${months === 1 ? '1 month' : `${months} months`} charged` : 'nothing charged'}
                {due > 0 && `, ${inRupees(due)} due today`}
              </small>
            </div>
            {isReminded ? <StatusTag tone="waiting">Reminder</StatusTag> : <StatusTag tone="plain">Reminded</StatusTag>}
            <span>{inRupees(charge)}</span>
          </li>
        ))}
      </Listed>
      {pageCount > 1 && (
        <Foot>
          <Pagination count={pageCount} page={page} onChange={(_event, next) => onPage(next)} />
        </Foot>
      )}
    </>
  );
}

/** The first day of the month after a day's own: when the next months are charged. */
function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
