import { styled } from '@mui/material/styles';

import { countInWords } from './words/inWords';

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  left: 22,
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 9,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

/** How many messages are unread, at the corner of an icon; nothing for none. What it stands on says it in words. */
export function UnreadBadge({ unread, className }: { unread: number; className?: string }) {
  if (unread === 0) return null;
  return (
    <Badge className={className} aria-hidden="true">
      {countInWords(unread)}
    </Badge>
  );
}
