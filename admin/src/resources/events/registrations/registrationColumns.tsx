import { styled } from '@mui/material/styles';
import type { ConsoleRegistration } from 'contracts';

import type { Column, Order } from '../../../components/list/columns';
import { EmailAddress } from '../../../components/EmailAddress';
import { Portrait } from '../../../components/Portrait';
import { StatusTag } from '../../../components/StatusTag';
import { useDates } from '../../../providers/dates';
import { Answers } from './Answers';
import { STATE_TAGS } from './words';

const Guest = styled('span')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
const Person = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: '34ch',
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: 600 },
  '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
const State = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gap: 2,
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
const Day = styled('span')({ whiteSpace: 'nowrap' });

/** What the list shows of a registration. */
export const registrationColumns: readonly Column<ConsoleRegistration>[] = [
  {
    source: 'name',
    label: 'Name',
    render: ({ name, avatar, email }) => (
      <Guest>
        <Portrait name={name} picture={avatar} />
        <Person>
          <b>{name}</b>
          <EmailAddress>{email}</EmailAddress>
        </Person>
      </Guest>
    ),
  },
  { source: 'state', label: 'State', render: (registration) => <Standing registration={registration} /> },
  { source: 'createdAt', label: 'Since', render: ({ createdAt }) => <Moment at={createdAt} /> },
  { source: 'checkedInAt', label: 'Checked in', render: (registration) => <CheckIn registration={registration} /> },
  { source: 'answers', label: 'Answers', sortable: false, render: ({ answers }) => <Answers answers={answers} /> },
];

/** The orders that narrow windows offer, where there is no table head to sort by. */
export const registrationOrders: readonly Order[] = [
  { label: 'Latest first', field: 'createdAt', order: 'DESC' },
  { label: 'In order of arrival', field: 'createdAt', order: 'ASC' },
  { label: 'Name, A to Z', field: 'name', order: 'ASC' },
  { label: 'Email, A to Z', field: 'email', order: 'ASC' },
  { label: 'State', field: 'state', order: 'ASC' },
  { label: 'Checked in last first', field: 'checkedInAt', order: 'DESC' },
];

/** How somebody stands to the event, with the place in the line or until when a seat waits. */
function Standing({ registration: { state, position, waitsUntil } }: { registration: ConsoleRegistration }) {
  const { moment } = useDates();
  const { label, tone } = STATE_TAGS[state];
  return (
    <State>
      <StatusTag tone={tone}>{label}</StatusTag>
      {position !== null && <small>Number {position} in line</small>}
      {waitsUntil && <small>until {moment(waitsUntil)}</small>}
    </State>
  );
}

function CheckIn({ registration: { checkedInAt, door } }: { registration: ConsoleRegistration }) {
  if (!checkedInAt) return <span>Not yet</span>;
  return (
    <State>
      <Moment at={checkedInAt} />
      {door && <small>{door}</small>}
    </State>
  );
}

function Moment({ at }: { at: string }) {
  const { moment } = useDates();
  return <Day>{moment(at)}</Day>;
}
