import { styled } from '@mui/material/styles';
import { formatDate, paths, type Connection, type ConnectionList } from 'contracts';
import { Link } from 'react-router-dom';

import { Avatar } from '../../components/Avatar';
import { useSite } from '../../lib/useSite';
import { ActButton } from './ActButton';
import { PARTING, type Act } from './acts';
import { classOf, occupationOf } from '../../components/people/describe';
import { EnvelopeButton } from '../../components/people/EnvelopeButton';
import { MoreActs } from './MoreActs';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '14px 24px',
  alignItems: 'center',
  paddingBlock: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));
const Person = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 16,
  overflowWrap: 'anywhere',
  '& h2': theme.typography.h4,
  '& h2 a': { textDecoration: 'none' },
  '& h2 a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .occupation': { ...theme.typography.body2, marginTop: 2 },
  '& .since': { ...theme.typography.caption, marginTop: 2, color: theme.vars.palette.text.secondary },
  '& blockquote': {
    ...theme.typography.body2,
    maxWidth: '65ch',
    margin: '10px 0 0',
    paddingLeft: 14,
    whiteSpace: 'pre-line',
    borderLeft: `2px solid ${theme.vars.palette.primary.main}`,
  },
}));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingLeft: 72,
  [theme.breakpoints.up('sm')]: {
    paddingLeft: 0,
    maxWidth: 340,
    justifyContent: 'flex-end',
    '& > .reason': { flexBasis: 'auto', order: -1 },
  },
}));

const SINCE: Record<ConnectionList, string> = {
  connected: 'Connected since',
  received: 'Asked on',
  sent: 'Asked on',
  blocked: 'Blocked since',
};
const OFFERED: Record<ConnectionList, readonly Act[]> = {
  connected: [],
  received: ['accept', 'decline'],
  sent: ['withdraw'],
  blocked: ['unblock'],
};

interface ConnectionRowProps {
  connection: Connection;
  /** Told once something was done, as the row may be gone then. */
  onDone: () => void;
}

/** Somebody in one of the own lists, what came with their request, and what there is to do. */
export function ConnectionRow({ connection: { _id, list, person, message, since }, onDone }: ConnectionRowProps) {
  const { timeZone } = useSite().settings;
  const subject = { personId: person._id, name: person.name, connectionId: _id };
  return (
    <Row>
      <Person>
        <Avatar name={person.name} picture={person.avatar} size={56} />
        <div>
          <h2>
            <Link to={paths.person(person._id)}>{person.name}</Link>
          </h2>
          <p className="occupation">{[occupationOf(person), classOf(person)].filter(Boolean).join(' · ')}</p>
          <p className="since">
            {SINCE[list]} <time dateTime={since}>{formatDate(since, timeZone)}</time>
          </p>
          {message && (list === 'received' || list === 'sent') && <blockquote>{message}</blockquote>}
        </div>
      </Person>
      <Actions>
        {list !== 'blocked' && <EnvelopeButton person={person} />}
        {OFFERED[list].map((act) => (
          <ActButton key={act} {...{ act, subject, onDone }} look={act === 'accept' ? 'filled' : 'outlined'} />
        ))}
        {PARTING[list].length > 0 && <MoreActs acts={PARTING[list]} {...{ subject, onDone }} />}
      </Actions>
    </Row>
  );
}
