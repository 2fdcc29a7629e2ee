import { styled } from '@mui/material/styles';

/** Quiet words below a form that lead elsewhere. */
export const Aside = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 24,
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.text.primary, fontWeight: 600, textUnderlineOffset: 4 },
}));

/** Buttons and links side by side. */
export const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });
