import { styled } from '@mui/material/styles';

/** The cards of mentors, as many beside each other as there is room for. The skeletons share it. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.7 },
  '& > li': { minWidth: 0 },
});
