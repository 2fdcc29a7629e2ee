import { keyframes, styled } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** A block in the shape of what is still loading. */
export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.divider,
  animation: `${pulse} 1.6s ease-in-out infinite`,
}));
