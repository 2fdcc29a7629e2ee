import type { Components, Theme } from '@mui/material/styles';
import { theme } from 'theme';

import { FieldRoot } from './components/FieldRoot';

/**
 * Marigold is a fill: as text or thin line it would be too faint on paper, so what the library draws in the primary
 * colour takes its readable relative here.
 */
const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.scheme.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars }, ownerState }) => ({
        minHeight: ownerState.size === 'small' ? 36 : 42,
        paddingInline: 16,
        ...(ownerState.color !== 'error' && ownerState.variant !== 'contained' && { color: vars.palette.text.primary }),
        ...(ownerState.variant === 'outlined' && {
          borderColor: vars.palette.scheme.outline,
          '&:hover': { borderColor: 'currentColor', backgroundColor: 'transparent' },
        }),
        ...(ownerState.variant === 'text' && {
          '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
        }),
        ...(ownerState.variant === 'contained' &&
          ownerState.color === 'primary' && {
            '&:hover': {
              backgroundColor: vars.palette.primary.main,
              boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.palette.primary.main} 40%, transparent)`,
            },
          }),
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 40,
        height: 40,
        borderRadius: vars.shape.borderRadius,
        color: 'inherit',
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.scheme.outline,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: vars.palette.scheme.accentText },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 36, padding: 7, overflow: 'visible' },
      switchBase: ({ theme: { vars } }) => ({
        padding: 10,
        color: vars.palette.text.secondary,
        '&.Mui-checked': {
          transform: 'translateX(16px)',
          color: vars.palette.primary.contrastText,
          '& + .MuiSwitch-track': {
            opacity: 1,
            backgroundColor: vars.palette.primary.main,
            borderColor: vars.palette.scheme.accentText,
          },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${vars.palette.scheme.focus}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme: { vars } }) => ({
        opacity: 1,
        borderRadius: 11,
        backgroundColor: 'transparent',
        border: `1px solid ${vars.palette.scheme.outline}`,
      }),
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true, slots: { root: FieldRoot } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 42,
        backgroundColor: vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.scheme.focus },
      }),
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.scheme.outline }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.text.secondary,
        '&.Mui-focused:not(.Mui-error)': { color: vars.palette.text.primary },
      }),
    },
  },
  // The forms' own grid keeps the distances.
  MuiFormControl: { styleOverrides: { root: { margin: 0 } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -7 } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        backgroundImage: 'none',
        backgroundColor: vars.palette.background.paper,
        border: `1px solid ${vars.palette.divider}`,
        // A long form scrolls between the title and the buttons.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme: { typography } }) => ({ ...typography.h4, padding: '24px 24px 8px' }) },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 24px', gap: 4 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(8, 9, 24, 0.62)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ backgroundImage: 'none', border: `1px solid ${vars.palette.divider}` }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
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
      root: ({ theme: { vars, typography } }) => ({
        ...typography.body2,
        padding: '7px 12px',
        borderColor: vars.palette.divider,
      }),
      head: ({ theme: { vars, typography } }) => ({
        ...typography.caption,
        fontWeight: 600,
        color: vars.palette.text.secondary,
        backgroundColor: 'transparent',
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 40,
        height: 40,
        borderRadius: vars.shape.borderRadius,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.primary.main,
          color: vars.palette.primary.contrastText,
        },
      }),
    },
  },
};

/** The product's one theme with the library parts that only the console uses dressed in it (design §10). */
export const consoleTheme = { ...theme, components };
