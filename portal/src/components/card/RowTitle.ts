import { styled } from '@mui/material/styles';

/** What a row of a card is called; it leads to its page, and is underlined only under the pointer or the keyboard. */
export const RowTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  '& a': { textDecorationColor: 'transparent', '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
}));
