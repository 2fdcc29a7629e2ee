import { styled } from '@mui/material/styles';
import { dateParts } from 'contracts';

import { useDates } from '../providers/dates';

const Leaf = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  flex: 'none',
  width: 40,
  padding: '3px 0 4px',
  lineHeight: 1.1,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& b': { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.0625rem', fontWeight: 700 },
  '& small': { fontSize: '0.6875rem', fontWeight: 600, color: theme.vars.palette.scheme.accentText },
}));

/** A leaf of the calendar; the full date stands beside it. */
export function DateLeaf({ instant }: { instant: string }) {
  const { day, month } = dateParts(instant, useDates().timeZone);
  return (
    <Leaf aria-hidden="true">
      <small>{month}</small>
      <b>{day}</b>
    </Leaf>
  );
}
