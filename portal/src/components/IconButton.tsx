import { styled } from '@mui/material/styles';

/** A button that is only an icon; it needs an `aria-label`. */
export const IconButton = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['background-color'], { duration: 150 }),
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
  '& svg': { fontSize: 22 },
}));
