import { styled } from '@mui/material/styles';

import { DENSE } from '../lib/type';

/** A card: a surface with a hairline around it (design §10). */
export const Panel = styled('section')(({ theme }) => ({
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

/** The first line of a card: its name, and where there is more. */
export const PanelHead = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h4, fontSize: '1rem' },
  '& a': { ...DENSE, textUnderlineOffset: '0.25em', whiteSpace: 'nowrap' },
}));
