import { styled } from '@mui/material/styles';

/** Cards with pictures, as many in a row as fit. Skeletons share it, so that nothing jumps when what they stand for arrives. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
  '& > li': { display: 'grid', minWidth: 0 },
});
