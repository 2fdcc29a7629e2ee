import { styled } from '@mui/material/styles';
import type { RegistrationCounts } from 'contracts';
import { Skeleton } from 'ui';

import { SMALL } from '../../../lib/type';

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 1,
  marginBottom: 16,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    padding: '10px 16px 12px',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& dt': { ...SMALL, color: theme.vars.palette.text.secondary },
  '& dd': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.5rem',
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': {
    ...theme.typography.body2,
    marginLeft: 6,
    fontWeight: 400,
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
  },
}));

interface TotalsProps {
  counts: RegistrationCounts | undefined;
  capacity: number | null;
}

/** How many come, wait, are in, and have given their seat up. */
export function Totals({ counts, capacity }: TotalsProps) {
  const facts = [
    { label: 'Registered', count: counts?.registered, of: capacity },
    { label: 'Waiting', count: counts && counts.waitlisted + counts.offered + counts.held, of: null },
    { label: 'Checked in', count: counts?.checkedIn, of: counts?.registered ?? null },
    { label: 'Cancelled', count: counts && counts.cancelled + counts.expired, of: null },
  ];
  return (
    <Row>
      {facts.map(({ label, count, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {count === undefined ? <Skeleton style={{ width: 56, height: '1em' }} /> : count.toLocaleString('en-IN')}
            {count !== undefined && of !== null && <small>of {of.toLocaleString('en-IN')}</small>}
          </dd>
        </div>
      ))}
    </Row>
  );
}
