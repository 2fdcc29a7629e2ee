import { styled } from '@mui/material/styles';

/** Cards of events, as many in a row as fit. The skeletons share it, so that nothing jumps when the events arrive. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
  '& > li': { display: 'grid', minWidth: 0 },
});
