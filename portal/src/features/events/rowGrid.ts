import type { Theme } from '@mui/material/styles';

/** How a row of the list is laid out; the skeleton shares it, so that nothing jumps when the events arrive. */
export const rowGrid = ({ theme }: { theme: Theme }) => ({
  position: 'relative' as const,
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gap: '20px clamp(18px, 3vw, 40px)',
  paddingBlock: 'clamp(28px, 4vw, 48px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .picture': {
    gridColumn: '1 / -1',
    gridRow: 1,
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& img, & svg': { width: '100%', height: '100%', objectFit: 'cover' as const },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '72px 1fr 220px',
    '& .picture': { gridColumn: 3, gridRow: 1, aspectRatio: '4 / 3', alignSelf: 'start' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '88px 1fr 320px' },
});
