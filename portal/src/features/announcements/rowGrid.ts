import type { Theme } from '@mui/material/styles';

/** How a row of the list is laid out; the skeleton shares it, so that nothing jumps when the announcements arrive. */
export const rowGrid = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gap: '14px clamp(24px, 4vw, 64px)',
  paddingBlock: 'clamp(28px, 3.6vw, 44px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '180px 1fr' },
});
