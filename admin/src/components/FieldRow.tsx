import { styled } from '@mui/material/styles';

/** Fields beside each other, where there is room. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '18px 16px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
