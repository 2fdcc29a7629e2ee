import type { Theme } from '@mui/material/styles';

import { BOTTOM_BAR_PX } from './measures';

/** One of the five places of the bar of phones. */
export const bottomItem = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.caption,
  position: 'relative' as const,
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  width: '100%',
  height: BOTTOM_BAR_PX,
  padding: 0,
  fontSize: '0.6875rem',
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '& svg': { fontSize: 23 },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current], &[data-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&:is([aria-current], [data-current]) svg': { color: theme.vars.palette.scheme.accentText },
  '&:is([aria-current], [data-current])::before': {
    content: '""',
    position: 'absolute' as const,
    inset: '-1px 18% auto',
    height: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
});
