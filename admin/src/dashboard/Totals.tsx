import { styled } from '@mui/material/styles';
import type { AccountRole, Dashboard } from 'contracts';
import { Link } from 'react-router-dom';
import { Skeleton } from 'ui';

import { SMALL } from '../lib/type';

const usersWith = (role: AccountRole) => `/users?filter=${encodeURIComponent(JSON.stringify({ role }))}`;

const CARDS = [
  { total: 'totalUsers', label: 'Total Users', to: '/users' },
  { total: 'totalStudents', label: 'Total Students', to: usersWith('student') },
  { total: 'totalAlumni', label: 'Total Alumni', to: usersWith('alumni') },
  { total: 'totalEvents', label: 'Total Events', to: '/events' },
] as const;

/** One row of numbers, divided by hairlines; two by two on narrow windows. */
const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '12px 16px 14px',
  // The hairlines between the cards show through the gaps, over the ground of the page.
  backgroundColor: theme.vars.palette.background.paper,
  '& dt': { ...SMALL, color: theme.vars.palette.text.secondary },
  '& dd': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': { textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: -3 },
  '&:has(a):hover dt': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
  },
}));

/** How many people and events there are (admin §3). Each number leads to its list. */
export function Totals({ totals }: { totals: Dashboard | undefined }) {
  return (
    <Row>
      {CARDS.map(({ total, label, to }) => (
        <Card key={total}>
          <dt>
            <Link to={to}>{label}</Link>
          </dt>
          <dd>{totals ? totals[total].toLocaleString('en-IN') : <Skeleton style={{ width: 72, height: '1em' }} />}</dd>
        </Card>
      ))}
    </Row>
  );
}
