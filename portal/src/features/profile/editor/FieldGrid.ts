import { styled } from '@mui/material/styles';

/** Fields side by side where there is room for two. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 20px',
  '& > .wide': { gridColumn: '1 / -1' },
  // A hint of two lines makes no field beside it higher.
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
