import type { Theme } from '@mui/material/styles';

/** How a job's card is laid out; the skeleton shares it, so that nothing jumps when the jobs arrive. */
export const cardFrame = ({ theme }: { theme: Theme }) => ({
  position: 'relative' as const,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(14px, 2vw, 22px)',
  height: '100%',
  padding: 'clamp(18px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color'], { duration: 150 }),
  '&:hover': { borderColor: theme.vars.palette.scheme.outline },
  [theme.breakpoints.down('sm')]: { '--tile': '40px' },
});
