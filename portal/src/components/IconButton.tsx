import { styled, type Theme } from '@mui/material/styles';

/** How everything looks that is only an icon and can be pressed. */
export const iconLook = ({ theme }: { theme: Theme }) => ({
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
});

/** A button that is only an icon; it needs an `aria-label`. */
export const IconButton = styled('button')(iconLook);
