import { styled } from '@mui/material/styles';

/** The first thing that the keyboard reaches: past the menu, to the content. Visible while it has the focus. */
export const SkipLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: theme.vars.shape.borderRadius,
  transform: 'translateY(-80px)',
  '&:focus': { transform: 'none' },
}));
