import type { Theme } from '@mui/material/styles';

/** Where an announcement's date and text stand: beside each other where there is room. */
export const columns = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gap: '14px clamp(24px, 4vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '180px minmax(0, 1fr)' },
});

/** Date and category, one below the other where they stand beside the text. */
export const besideText = ({ theme }: { theme: Theme }) => ({
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column' as const,
    alignItems: 'flex-start',
    alignSelf: 'start',
    gap: 10,
    paddingTop: 4,
  },
});

/** How a row of the list is laid out; the skeleton shares it, so that nothing jumps when the announcements arrive. */
export const rowGrid = ({ theme }: { theme: Theme }) => ({
  ...columns({ theme }),
  paddingBlock: 'clamp(28px, 3.6vw, 44px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
});
