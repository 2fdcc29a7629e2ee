import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  marginBottom: 8,
  fontWeight: 500,
  color: theme.vars.palette.error.main,
}));

/** What went wrong with the form as a whole, read out as soon as it stands there. Its line is kept free. */
export function Failure(props: ComponentPropsWithRef<'p'>) {
  return <Line aria-live="assertive" {...props} />;
}
