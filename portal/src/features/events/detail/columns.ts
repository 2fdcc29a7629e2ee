import type { Theme } from '@mui/material/styles';

/** An event's story and its facts: beside each other where there is room. The skeleton shares it. */
export const columns = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 72px)',
  marginTop: 'clamp(24px, 3vw, 44px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
});

/** The frame of an event's picture. */
export const pictureFrame = ({ theme }: { theme: Theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& > img, & > svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' as const },
});
