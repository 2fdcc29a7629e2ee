import { styled } from '@mui/material/styles';

/** A word about a thing: its category, its kind. */
export const Tag = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  padding: '3px 9px',
  fontWeight: 500,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.info.main,
}));
