import type { Theme } from '@mui/material/styles';

/** A text and the facts of what it is about: beside each other where there is room. The skeleton shares it. */
export const detailColumns = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 72px)',
  marginTop: 'clamp(24px, 3vw, 44px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
});
