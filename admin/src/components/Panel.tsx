import { styled } from '@mui/material/styles';

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
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  padding: '18px 20px 14px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h4 },
  '& a': { ...theme.typography.body2, textUnderlineOffset: '0.25em', whiteSpace: 'nowrap' },
}));
