import { styled } from '@mui/material/styles';

/** The cards of a list, below each other. The skeletons share it. */
export const CardList = styled('ol')({
  display: 'grid',
  gap: 14,
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.7 },
  '& > li': { minWidth: 0 },
});
