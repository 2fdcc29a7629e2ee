import { styled } from '@mui/material/styles';
import type { ConsoleUser } from 'contracts';

import { Initial } from '../../components/Initial';
import type { Column, Order } from '../../components/list/columns';
import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { roleLabels } from '../../lib/roles';

const Person = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const SmallInitial = styled(Initial)({ width: 34, height: 34, fontSize: '0.9375rem' });

/** What the list shows of a person (admin §3). */
export const userColumns: readonly Column<ConsoleUser>[] = [
  {
    source: 'name',
    label: 'Name',
    render: ({ name }) => (
      <Person>
        <SmallInitial name={name} />
        {name}
      </Person>
    ),
  },
  { source: 'email', label: 'Email', render: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span> },
  { source: 'role', label: 'Role', render: ({ role }) => roleLabels[role] },
  {
    source: 'isVerified',
    label: 'Status',
    render: ({ isVerified }) => (
      <StatusTag tone={isVerified ? 'good' : 'waiting'}>{isVerified ? 'Verified' : 'Not verified'}</StatusTag>
    ),
  },
  { source: 'createdAt', label: 'Joined', render: ({ createdAt }) => <Joined at={createdAt} /> },
];

/** The orders that narrow windows offer, where there is no table head to sort by. */
export const userOrders: readonly Order[] = [
  { label: 'Newest first', field: 'createdAt', order: 'DESC' },
  { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
  { label: 'Name, A to Z', field: 'name', order: 'ASC' },
  { label: 'Email, A to Z', field: 'email', order: 'ASC' },
  { label: 'Role', field: 'role', order: 'ASC' },
  { label: 'Not verified first', field: 'isVerified', order: 'ASC' },
];

function Joined({ at }: { at: string }) {
  const { date } = useDates();
  return <span style={{ whiteSpace: 'nowrap' }}>{date(at)}</span>;
}
