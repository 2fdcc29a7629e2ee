import { styled } from '@mui/material/styles';
import { formatTime } from 'contracts';

import { useSite } from '../../../lib/useSite';
import { LinkedText } from '../words/LinkedText';
import { Attachment } from './Attachment';
import type { Item } from './groups';
import { OutgoingFile } from './OutgoingFile';

const Box = styled('div')(({ theme }) => ({
  width: 'fit-content',
  maxWidth: 'min(100%, 34rem)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-own]': {
    marginLeft: 'auto',
    color: theme.vars.palette.primary.contrastText,
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-waits]': { opacity: 0.75 },
  '&[data-found]': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: 2 },
  '& > p': { ...theme.typography.body2, padding: '7px 12px', whiteSpace: 'pre-wrap' },
  // Words below a picture are as wide as it is.
  '& > [data-picture] + p': { width: 0, minWidth: 'max(100%, 14rem)' },
  '& > p a': { color: 'inherit', textUnderlineOffset: 3 },
}));

interface BubbleProps {
  item: Item;
  /** It is the one that was looked for. */
  isFound: boolean;
}

/** A message: its words, and what came along. */
export function Bubble({ item: { isOwn, text, file, sentAt, outgoing }, isFound }: BubbleProps) {
  const { timeZone } = useSite().settings;
  return (
    <Box
      data-own={isOwn || undefined}
      data-waits={outgoing ? true : undefined}
      data-found={isFound || undefined}
      data-start={isFound || undefined}
      title={formatTime(sentAt, timeZone)}
    >
      {file && <Attachment file={file} />}
      {outgoing?.file && <OutgoingFile file={outgoing.file} progress={outgoing.progress} state={outgoing.state} />}
      {text && (
        <p>
          <LinkedText text={text} />
        </p>
      )}
    </Box>
  );
}
