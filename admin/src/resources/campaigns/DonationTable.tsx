import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import { formatAmount, type ConsoleDonation, type ConsoleDonations, type DonationStatus } from 'contracts';

import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { StatusTag } from '../../components/StatusTag';
import { DENSE, SMALL } from '../../lib/type';
import { useDates } from '../../providers/dates';

const List = styled('ul')(({ theme }) => ({
  '& > li': {
    ...DENSE,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '9px 16px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { ...SMALL, display: 'block', color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600 },
  '& i': { color: theme.vars.palette.text.secondary },
  '& .amount': { minWidth: 96, textAlign: 'right' },
  // On phones the name has the line to itself.
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyItems: 'start' },
    '& .amount': { gridColumn: 2, gridRow: 1, justifySelf: 'end' },
  },
}));
const Foot = styled('div')(({ theme }) => ({
  ...DENSE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
}));

const TONES: Record<DonationStatus, 'good' | 'waiting' | 'plain'> = {
  Completed: 'good',
  Pending: 'waiting',
  Refunded: 'plain',
};

interface DonationTableProps {
  answer: ConsoleDonations;
  onPage: (page: number) => void;
}

/** Who gave what, and when. */
export function DonationTable({ answer: { data, meta }, onPage }: DonationTableProps) {
  const { page, pageCount, pageSize, total } = meta.pagination;
  if (total === 0) return <Notice title="Nobody has given yet" text="Donations stand here once they are paid." />;
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <Panel>
        <List aria-label="Donations">
          {data.map((donation) => (
            <li key={donation._id}>
              <Donation donation={donation} />
            </li>
          ))}
        </List>
      </Panel>
      <Foot>
        <p role="status">
          {first}–{first + data.length - 1} of {total.toLocaleString('en-IN')} donations
        </p>
        {pageCount > 1 && (
          <Pagination count={pageCount} page={page} siblingCount={0} onChange={(_event, chosen) => onPage(chosen)} />
        )}
      </Foot>
    </>
  );
}

function Donation({ donation }: { donation: ConsoleDonation }) {
  const { date } = useDates();
  const { donorName, isAnonymous, amount, currency, refunded, status, day } = donation;
  return (
    <>
      <div>
        {isAnonymous ? <i>{donorName}</i> : <b>{donorName}</b>}
        <small>
          {date(`${day}T12:00:00Z`)}
          {refunded > 0 && ` · ${formatAmount(refunded, currency)} given back`}
        </small>
      </div>
      <StatusTag tone={TONES[status]}>{status}</StatusTag>
      <span className="amount">{formatAmount(amount, currency)}</span>
    </>
  );
}
