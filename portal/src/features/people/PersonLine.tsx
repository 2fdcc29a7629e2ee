import { styled } from '@mui/material/styles';
import { paths, ROLE_LABELS, type Person } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Avatar } from '../../components/Avatar';
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

interface PersonLineProps {
  person: Person;
  /** What there is to do, below the whole line. */
  foot?: ReactNode;
  /** What there is to add. */
  children?: ReactNode;
}

/** Somebody in a card of a dashboard. */
export function PersonLine({ person, foot, children }: PersonLineProps) {
  return (
    <Line>
      <Avatar name={person.name} picture={person.avatar} size={44} />
      <div>
        <h3>
          <Link to={paths.person(person._id)}>{person.name}</Link>
        </h3>
        <p className="occupation">{occupationOf(person) || classOf(person) || ROLE_LABELS[person.role]}</p>
        {children}
      </div>
      {foot && <div className="foot">{foot}</div>}
    </Line>
  );
}
