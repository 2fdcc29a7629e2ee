import Done from '@mui/icons-material/Done';
import DoneAll from '@mui/icons-material/DoneAll';
import { styled } from '@mui/material/styles';
import { formatTime } from 'contracts';

import { useSite } from '../../../lib/useSite';
import type { OwnState } from './states';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: 5,
  alignItems: 'center',
  marginTop: 4,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '&[data-own]': { justifyContent: 'flex-end' },
  '& svg': { fontSize: 15 },
  '& svg.read': { color: theme.vars.palette.info.main },
}));

interface GroupFootProps {
  isOwn: boolean;
  sentAt: string;
  /** What became of the last of the reader's own; absent elsewhere. */
  state: OwnState | undefined;
}

/** When the messages above were written, and what became of one's last. */
export function GroupFoot({ isOwn, sentAt, state }: GroupFootProps) {
  const { timeZone } = useSite().settings;
  const Icon = state === 'Sent' ? Done : DoneAll;
  return (
    <Line data-own={isOwn || undefined}>
      <time dateTime={sentAt}>{formatTime(sentAt, timeZone)}</time>
      {state && (
        <>
          <Icon aria-hidden="true" className={state === 'Read' ? 'read' : undefined} />
          <span>{state}</span>
        </>
      )}
    </Line>
  );
}
