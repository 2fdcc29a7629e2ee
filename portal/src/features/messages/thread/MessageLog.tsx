import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { VisuallyHidden } from 'ui';

import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { dayInWords } from '../words/when';
import { Bubble } from './Bubble';
import type { Conversation } from './conversation';
import { GroupFoot } from './GroupFoot';
import type { Group } from './groups';
import { OutgoingFoot } from './OutgoingFoot';
import { stateOf } from './states';

const Day = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '22px 0 10px',
  fontWeight: 500,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  'div:first-of-type > &': { marginTop: 4 },
}));
const New = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  margin: '16px 0 10px',
  fontWeight: 600,
  color: theme.vars.palette.scheme.accentText,
  '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: 'currentColor', opacity: 0.5 },
}));
const Lines = styled('div')({ display: 'grid', gap: 3, marginTop: 12, '& > [data-own]': { justifySelf: 'end' } });

interface MessageLogProps {
  name: string;
  groups: readonly Group[];
  conversation: Conversation;
  /** Place of the message that was looked for. */
  at: number | undefined;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** All messages, by day and by who wrote them. */
export function MessageLog({ name, groups, conversation, at, onRetry, onDiscard }: MessageLogProps) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const lastOwn = conversation.messages.findLast(({ isOwn }) => isOwn);
  return (
    // What comes is read out elsewhere: all that is loaded of the past would be, here.
    <div role="log" aria-live="off" aria-label={`Messages with ${name}`}>
      {groups.map(({ items, isOwn, startsDay, startsNew }) => {
        const first = items[0];
        const last = items.at(-1);
        if (!first || !last) return null;
        const own = items.find(({ message }) => message && message._id === lastOwn?._id)?.message;
        return (
          <div key={first.key}>
            {startsDay && <Day>{dayInWords(first.sentAt, now, timeZone)}</Day>}
            {startsNew && <New data-start={at === undefined ? '' : undefined}>New</New>}
            <Lines>
              <VisuallyHidden>{isOwn ? 'You' : name}:</VisuallyHidden>
              {items.map((item) => (
                <Fragment key={item.key}>
                  <Bubble item={item} isFound={item.message !== null && item.message.place === at} />
                  {item.outgoing && (
                    <OutgoingFoot
                      outgoing={item.outgoing}
                      onRetry={() => onRetry(item.key)}
                      onDiscard={() => onDiscard(item.key)}
                    />
                  )}
                </Fragment>
              ))}
              {!last.outgoing && (
                <GroupFoot
                  isOwn={isOwn}
                  sentAt={last.sentAt}
                  state={own ? stateOf(own.place, conversation) : undefined}
                />
              )}
            </Lines>
          </div>
        );
      })}
    </div>
  );
}
