import { styled } from '@mui/material/styles';

import { SMALL } from '../../lib/type';

/** A part of a payment's dialog, under its name. */
export const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 20,
  paddingTop: 18,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h4, fontSize: '1.0625rem' },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
export const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Rows of what was done, in their order. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { ...SMALL, fontWeight: 400, textAlign: 'left', color: theme.vars.palette.text.secondary },
  '& th, & td': {
    padding: '7px 12px 7px 0',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { borderTop: 0 },
  '& :is(th, td)[data-number]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& :is(th, td):last-of-type': { paddingRight: 0 },
}));
