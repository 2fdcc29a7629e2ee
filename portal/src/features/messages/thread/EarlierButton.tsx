import { styled } from '@mui/material/styles';

const Button = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  minHeight: 36,
  marginInline: 'auto',
  paddingInline: 14,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** Loads what was written before, for whoever does not scroll, or where it has failed. */
export function EarlierButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <Button type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onPress}>
      {isBusy ? 'Loading earlier messages…' : 'Show earlier messages'}
    </Button>
  );
}
