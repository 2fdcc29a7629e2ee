import { styled } from '@mui/material/styles';

const Text = styled('span')({
  display: 'block',
  maxWidth: 'min(34ch, 100%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A column of a table is as wide as its addresses mostly are.
  'td &': { minWidth: '26ch' },
});

/** An e-mail address in one piece: what does not fit is left to the tooltip. */
export const EmailAddress = ({ children }: { children: string }) => <Text title={children}>{children}</Text>;
