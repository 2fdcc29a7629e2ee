import { styled } from '@mui/material/styles';

/** What went wrong with the form as a whole. Its line is kept free. A toast reads it out. */
export const Failure = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  marginBottom: 8,
  fontWeight: 500,
  color: theme.vars.palette.error.main,
}));
