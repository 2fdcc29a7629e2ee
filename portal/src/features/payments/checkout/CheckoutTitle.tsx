import { styled } from '@mui/material/styles';

/** What is paid, as the title of its page. */
export const CheckoutTitle = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  marginTop: 'clamp(8px, 1.4vw, 20px)',
  fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)',
  overflowWrap: 'anywhere',
}));
