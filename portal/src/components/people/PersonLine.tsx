import { styled } from '@mui/material/styles';
import { paths, ROLE_LABELS, type Person } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Avatar } from '../Avatar';
import { classOf, occupationOf } from './describe';

const Line = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'start',
  overflowWrap: 'anywhere',
  '& h3': { ...theme.typography.body1, fontWeight: 600, lineHeight: 1.35 },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .foot': { gridColumn: '1 / -1' },
  '& .occupation': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What somebody is called who is not to be seen any more. */
const NOBODY = 'Somebody who has left';

interface PersonLineProps {
  /** Null for somebody whom the reader does not see any more. */
  person: Person | null;
  /** What there is to do, below the whole line. */
  foot?: ReactNode;
  /** What there is to add. */
  children?: ReactNode;
}

/** Somebody in a card or a row: who they are, and what there is to add. */
export function PersonLine({ person, foot, children }: PersonLineProps) {
  return (
    <Line>
      <Avatar name={person?.name ?? NOBODY} picture={person?.avatar ?? null} size={44} />
      <div>
        <h3>{person ? <Link to={paths.person(person._id)}>{person.name}</Link> : NOBODY}</h3>
        {person && <p className="occupation">{occupationOf(person) || classOf(person) || ROLE_LABELS[person.role]}</p>}
        {children}
      </div>
      {foot && <div className="foot">{foot}</div>}
    </Line>
  );
}
