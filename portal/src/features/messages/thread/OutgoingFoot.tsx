import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { messages } from 'contracts';

import type { Outgoing } from '../outbox/outbox';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginTop: 2,
  minHeight: 24,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '&[data-failed]': { color: theme.vars.palette.error.main },
  '& svg': { fontSize: 15 },
  '& button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 32,
    paddingInline: 6,
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
}));

interface OutgoingFootProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What becomes of a message that has not arrived, and what there is to do about it. */
export function OutgoingFoot({ outgoing: { state, sentence, isLost }, onRetry, onDiscard }: OutgoingFootProps) {
  if (state === 'sending') return <Line>Sending…</Line>;
  return (
    <Line data-failed role="alert">
      <ErrorOutline aria-hidden="true" />
      {sentence ? `${messages.messageNotSent}: ${sentence}` : messages.messageNotSent}
      <span>
        {!isLost && (
          <button type="button" onClick={onRetry}>
            Retry
          </button>
        )}
        <button type="button" onClick={onDiscard}>
          Delete draft
        </button>
      </span>
    </Line>
  );
}
