import type { Theme } from '@mui/material/styles';

/** How everything that a person writes into or chooses from looks. */
export const control = ({ theme }: { theme: Theme }) => ({
  width: '100%',
  minHeight: 48,
  // Its label comes along when it is scrolled to.
  scrollMarginTop: 44,
  padding: '11px 14px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['border-color'], { duration: 150 }),
  '&:hover:not(:disabled)': { borderColor: 'currentColor' },
  '&:disabled': {
    color: theme.vars.palette.text.secondary,
    opacity: 1,
    backgroundColor: 'transparent',
    borderColor: theme.vars.palette.divider,
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&:focus-visible': { outlineOffset: 0, borderColor: 'transparent' },
});
