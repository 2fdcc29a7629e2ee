import { styled } from '@mui/material/styles';
import type { ConsoleContactMessage } from 'contracts';
import { Link, useLocation } from 'react-router-dom';

import type { Column, Order } from '../../components/list/columns';
import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { statusLabels } from './statuses';

const Sender = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  maxWidth: '30ch',
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
const Opening = styled(Link)({
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'transparent',
  '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
});
/** The beginning of the message, in two lines. */
const Excerpt = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '46ch',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  color: theme.vars.palette.text.secondary,
}));
const Day = styled('span')({ whiteSpace: 'nowrap' });

/** What the list shows of a message. */
export const messageColumns: readonly Column<ConsoleContactMessage>[] = [
  { source: 'name', label: 'Name', render: (message) => <From message={message} /> },
  { source: 'message', label: 'Message', sortable: false, render: ({ message }) => <Excerpt>{message}</Excerpt> },
  {
    source: 'status',
    label: 'Status',
    render: ({ status }) => (
      <StatusTag tone={status === 'handled' ? 'good' : 'waiting'}>{statusLabels[status]}</StatusTag>
    ),
  },
  { source: 'createdAt', label: 'Received', render: ({ createdAt }) => <Received at={createdAt} /> },
];

/** The orders that narrow windows offer, where there is no table head to sort by. */
export const messageOrders: readonly Order[] = [
  { label: 'Newest first', field: 'createdAt', order: 'DESC' },
  { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
  { label: 'New ones first', field: 'status', order: 'ASC' },
  { label: 'Name, A to Z', field: 'name', order: 'ASC' },
  { label: 'Email, A to Z', field: 'email', order: 'ASC' },
];

/** Who wrote; the name leads to the whole message, over the list as it is. */
function From({ message: { id, name, email } }: { message: ConsoleContactMessage }) {
  const { search } = useLocation();
  return (
    <Sender>
      <Opening to={{ pathname: `/contact-messages/${encodeURIComponent(id)}`, search }}>{name}</Opening>
      <span>{email}</span>
    </Sender>
  );
}

function Received({ at }: { at: string }) {
  const { date } = useDates();
  return <Day>{date(at)}</Day>;
}
