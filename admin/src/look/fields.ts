import type { Components, Theme } from '@mui/material/styles';

import { FieldRoot } from './FieldRoot';
import { DENSE, SMALL, TOUCH } from '../lib/type';

/** What is written in: a label above, a plain frame, and below it words only where there are some. */
export const fields: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true, slots: { root: FieldRoot } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...DENSE,
        minHeight: 38,
        backgroundColor: vars.palette.background.paper,
        // The frame is whole: the label does not stand in it.
        '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: vars.palette.scheme.focus,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.palette.scheme.focus} 28%, transparent)`,
        },
        // Telephones enlarge a page whose fields have smaller letters.
        [TOUCH]: { minHeight: 44, fontSize: '1rem' },
      }),
      input: ({ ownerState }) => ({ padding: '8px 12px', ...(!ownerState.multiline && { height: 22 }) }),
      adornedStart: { paddingLeft: 12, '& input': { paddingLeft: 0 } },
      multiline: { padding: 0 },
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.scheme.outline }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: 22, lineHeight: '22px' } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiInputBase-sizeSmall': { paddingBlock: 3, '& .MuiAutocomplete-input': { padding: '5px 6px' } },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...SMALL,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontWeight: 600,
        whiteSpace: 'normal',
        color: vars.palette.text.primary,
        '&.Mui-focused:not(.Mui-error)': { color: vars.palette.text.primary },
      }),
      asterisk: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    },
  },
  // The forms' own grid keeps the distances.
  MuiFormControl: { styleOverrides: { root: { margin: 0 } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -7, marginRight: 0 }, label: DENSE } },
  MuiFormHelperText: { styleOverrides: { root: { ...SMALL, marginTop: 6, marginInline: 0 } } },
};
