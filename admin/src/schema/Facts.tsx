import { styled } from '@mui/material/styles';

/** What a record has, field by field. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '4px 24px',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { marginBottom: 12 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(8rem, auto) 1fr', '& dd': { marginBottom: 4 } },
}));
