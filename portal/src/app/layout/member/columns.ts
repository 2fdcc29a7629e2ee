import type { Theme } from '@mui/material/styles';

import { RAIL_PX, SHELL_PX, SIDEBAR_PX } from './measures';

/** The columns of the members' area, for its header and what stands below it alike: the sections, and the content. */
export const columns = ({ theme }: { theme: Theme }) =>
  ({
    width: '100%',
    maxWidth: SHELL_PX,
    marginInline: 'auto',
    [theme.breakpoints.up('sm')]: {
      display: 'grid',
      gridTemplateColumns: `${RAIL_PX}px minmax(0, 1fr)`,
      paddingLeft: 'env(safe-area-inset-left)',
    },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${SIDEBAR_PX}px minmax(0, 1fr)` },
  }) as const;
