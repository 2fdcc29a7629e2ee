import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { lastPlaceOf, type Conversation } from './conversation';

const Button = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  bottom: 12,
  left: '50%',
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  minHeight: 36,
  paddingInline: '14px 10px',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: 18,
  cursor: 'pointer',
  transform: 'translateX(-50%)',
  '&[data-new]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& svg': { fontSize: 18 },
}));

interface PillProps {
  conversation: Conversation;
  isAtEnd: boolean;
  onPress: () => void;
}

/** The way to the end for whoever reads further up, with how many messages have come there meanwhile. */
export function Pill({ conversation, isAtEnd, onPress }: PillProps) {
  const end = lastPlaceOf(conversation);
  const [seen, setSeen] = useState(end);
  if (isAtEnd && seen !== end) setSeen(end);
  if (isAtEnd && !conversation.hasLater) return null;
  const count = conversation.messages.filter(({ place, isOwn }) => !isOwn && place > seen).length;
  return (
    <Button type="button" data-new={count > 0 || undefined} onClick={onPress}>
      {count === 0 && 'Jump to latest'}
      {count === 1 && '1 new message'}
      {count > 1 && `${count} new messages`}
      <KeyboardArrowDown aria-hidden="true" />
    </Button>
  );
}
