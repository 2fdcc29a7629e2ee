import { styled } from '@mui/material/styles';

/** Quiet words below a form that lead elsewhere. */
export const Aside = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 24,
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.text.primary, fontWeight: 600, textUnderlineOffset: 4 },
}));

/** What went wrong with the form as a whole. Its line is kept free. A toast reads it out. */
export const Failure = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  marginBottom: 8,
  fontWeight: 500,
  color: theme.vars.palette.error.main,
}));

/** Buttons and links side by side. */
export const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });
