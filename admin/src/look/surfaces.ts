import type { Components, Theme } from '@mui/material/styles';

import { DENSE, SMALL, TOUCH } from '../lib/type';

/** What lies over the page, and what tables are made of. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        backgroundImage: 'none',
        backgroundColor: vars.palette.background.paper,
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: 10,
        '&.MuiDialog-paperFullScreen': { border: 0, borderRadius: 0 },
        // A long form scrolls between the title and the buttons.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({ ...typography.h4, fontSize: '1.1875rem', padding: '18px 24px 14px' }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { ...DENSE, paddingTop: '2px !important', paddingBottom: 20 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '12px 24px',
        gap: 4,
        borderTop: `1px solid ${vars.palette.divider}`,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(8, 9, 24, 0.5)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        backgroundImage: 'none',
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: 8,
      }),
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...DENSE,
        minHeight: 34,
        paddingInline: 10,
        borderRadius: vars.shape.borderRadius,
        [TOUCH]: { minHeight: 44 },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme: { vars, typography } }) => ({
        ...typography.caption,
        color: vars.palette.background.default,
        backgroundColor: vars.palette.text.primary,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...DENSE,
        height: 46,
        padding: '4px 12px',
        borderColor: vars.palette.divider,
      }),
      head: ({ theme: { vars } }) => ({
        ...SMALL,
        height: 38,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: vars.palette.text.secondary,
        backgroundColor: vars.palette.background.paper,
      }),
    },
  },
};
