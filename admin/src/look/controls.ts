import type { Components, Theme } from '@mui/material/styles';

import { DENSE, SMALL, TOUCH } from '../lib/type';

/**
 * What is pressed. Marigold is a fill: as text or thin line it would be too faint on paper, so what the library draws in
 * the primary colour takes its readable relative here.
 */
export const controls: Components<Omit<Theme, 'components'>> = {
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
        ...(ownerState.size === 'small' ? SMALL : DENSE),
        minHeight: ownerState.size === 'small' ? 32 : 38,
        paddingBlock: 4,
        paddingInline: ownerState.size === 'small' ? 12 : 14,
        [TOUCH]: { minHeight: 44 },
        ...(ownerState.color !== 'error' && ownerState.variant !== 'contained' && { color: vars.palette.text.primary }),
        ...(ownerState.variant === 'outlined' && {
          borderColor: `color-mix(in srgb, ${vars.palette.text.primary} 26%, transparent)`,
          backgroundColor: vars.palette.background.paper,
          '&:hover': {
            borderColor: vars.palette.scheme.outline,
            backgroundColor: `color-mix(in srgb, ${vars.palette.text.primary} 5%, ${vars.palette.background.paper})`,
          },
        }),
        ...(ownerState.variant === 'text' && {
          '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
        }),
        ...(ownerState.variant === 'contained' &&
          ownerState.color === 'primary' && {
            '&:hover': {
              backgroundColor: `color-mix(in srgb, ${vars.palette.primary.main} 86%, ${vars.palette.text.primary})`,
            },
          }),
      }),
      startIcon: { marginLeft: -2, marginRight: 6 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: vars.shape.borderRadius,
        color: 'inherit',
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
        [TOUCH]: { width: 44, height: 44 },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: 6,
        color: vars.palette.scheme.outline,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: vars.palette.scheme.accentText },
        [TOUCH]: { padding: 10 },
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
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...DENSE,
        minWidth: 34,
        height: 34,
        borderRadius: vars.shape.borderRadius,
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 600,
          backgroundColor: `color-mix(in srgb, ${vars.palette.text.primary} 10%, transparent)`,
        },
        [TOUCH]: { minWidth: 44, height: 44 },
      }),
    },
  },
};
