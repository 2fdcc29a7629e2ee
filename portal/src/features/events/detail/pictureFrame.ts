import type { Theme } from '@mui/material/styles';

/** The frame of an event's picture. */
export const pictureFrame = ({ theme }: { theme: Theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& > img, & > svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' as const },
});
