import { styled } from '@mui/material/styles';

const Box = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  maxWidth: '72ch',
  '& summary': { width: 'fit-content', paddingBlock: 6, fontWeight: 600, cursor: 'pointer' },
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', paddingBlock: 4 },
}));

/** A cover letter, unfolded by whoever wants to read it. */
export function Letter({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  return (
    <Box open={isOpen}>
      <summary>Cover letter</summary>
      <p>{text}</p>
    </Box>
  );
}
