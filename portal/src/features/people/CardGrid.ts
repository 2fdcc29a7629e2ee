import { styled } from '@mui/material/styles';

/** Cards of people, as many in a row as fit. The skeletons share it, so that nothing jumps when the people arrive. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
  '& > li': { display: 'grid' },
});

/** Least height of a card in CSS pixels: that of one in which everything is filled in. */
export const CARD_HEIGHT = 280;
