import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { lazy, Suspense, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSite } from '../../../lib/useSite';
import type { useOutbox } from '../outbox/useOutbox';
import { nameOf } from '../words/inWords';
import { ClosedNote } from '../writing/ClosedNote';
import { Composer } from '../writing/Composer';
import { useChosenFile } from '../writing/useChosenFile';
import { Arrivals } from './Arrivals';
import type { Conversation } from './conversation';
import { ConversationHead, type HeadDialog } from './ConversationHead';
import { EarlierButton } from './EarlierButton';
import { FirstWords } from './FirstWords';
import { groupsOf } from './groups';
import { MessageLog } from './MessageLog';
import { Pill } from './Pill';
import { useBlock } from './useBlock';
import type { UsedConversation } from './useConversation';
import { useReading } from './useReading';
import { useScroll } from './useScroll';

const HeadDialogs = lazy(() => import('./HeadDialogs'));

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  '&[data-dropping]::after': {
    content: '"Drop a picture or a PDF here"',
    ...theme.typography.h4,
    position: 'absolute',
    inset: 8,
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${theme.vars.palette.scheme.accentText}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
    pointerEvents: 'none',
  },
}));
const Middle = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });
const Scroll = styled('div')({
  // What is hidden in it must not make the page longer.
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  padding: '12px clamp(12px, 2vw, 24px) 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Its place is kept by hand, in browsers that keep none as well.
  overflowAnchor: 'none',
  '&:focus-visible': { outlineOffset: -3 },
  // A few words stand above the field in which the next are written.
  '& > :first-of-type': { marginTop: 'auto' },
  '& > *': { flex: 'none' },
});

interface OpenConversationProps {
  conversation: Conversation;
  used: UsedConversation;
  outbox: ReturnType<typeof useOutbox>;
  /** Place of the message that was looked for. */
  at: number | undefined;
}

/** A conversation: what was written, as it comes, and what there is to write. */
export function OpenConversation({ conversation, used, outbox, at }: OpenConversationProps) {
  const { _id: person, closed, messages, hasEarlier, hasLater } = conversation;
  const { outgoing, add, retry, discard } = outbox;
  const { timeZone } = useSite().settings;
  const navigate = useNavigate();
  const chosen = useChosenFile();
  const [dialog, setDialog] = useState<{ name: HeadDialog; isOpen: boolean } | null>(null);
  const [isDropping, setDropping] = useState(false);
  // What was new when it was opened stays marked while it is read.
  const [newAfter] = useState(conversation.unread > 0 ? conversation.seenUpTo : null);
  const [hasFailed, setFailed] = useState(false);
  const { block, unblock } = useBlock(person, used.refresh);
  const name = nameOf(conversation.person);
  const last = outgoing.at(-1)?.key ?? messages.at(-1)?._id ?? '';
  // What failed is tried again by the button, not by each movement.
  const more = (load: () => Promise<void>) =>
    load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  const { ref, isAtEnd, toEnd } = useScroll({
    place: `${person} ${at ?? ''}`,
    isReady: true,
    first: messages[0]?._id ?? '',
    last,
    isLastOwn: outgoing.length > 0 || messages.at(-1)?.isOwn === true,
    onNearStart: () => void (hasEarlier && !hasFailed && more(used.loadEarlier)),
    onNearEnd: () => void (hasLater && !hasFailed && more(used.loadLater)),
  });
  useReading(conversation, isAtEnd);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    if (!closed) chosen.choose(event.dataTransfer.files[0]);
  };
  const drag = (event: DragEvent) => {
    if (closed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const toLatest = () => (hasLater ? void navigate(paths.thread(person)) : toEnd());
  return (
    <Frame
      data-dropping={isDropping || undefined}
      onDragOver={drag}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <ConversationHead
        conversation={conversation}
        onOpen={(open) => setDialog({ name: open, isOpen: true })}
        onUnblock={() => void unblock()}
      />
      <Middle>
        <Scroll ref={ref} tabIndex={0} role="region" aria-label={`Conversation with ${name}`}>
          {hasEarlier && (
            <EarlierButton isBusy={used.loading === 'earlier'} onPress={() => void more(used.loadEarlier)} />
          )}
          {messages.length === 0 && outgoing.length === 0 ? (
            <FirstWords conversation={conversation} />
          ) : (
            <MessageLog
              name={name}
              groups={groupsOf({ messages, outgoing: hasLater ? [] : outgoing, newAfter, timeZone })}
              conversation={conversation}
              at={at}
              onRetry={retry}
              onDiscard={discard}
            />
          )}
        </Scroll>
        <Pill conversation={conversation} isAtEnd={isAtEnd} onPress={toLatest} />
        <Arrivals person={person} name={name} />
      </Middle>
      {closed ? (
        <ClosedNote closed={closed} name={name} onUnblock={() => void unblock()} />
      ) : (
        <Composer
          person={person}
          name={name}
          chosen={chosen}
          onSend={(text, file) => {
            add(text, file);
            if (hasLater) void navigate(paths.thread(person));
          }}
        />
      )}
      {dialog && (
        <Suspense>
          <HeadDialogs
            conversation={conversation}
            open={dialog.isOpen ? dialog.name : null}
            onClose={() => setDialog({ ...dialog, isOpen: false })}
            onBlock={block}
            onReported={used.refresh}
          />
        </Suspense>
      )}
    </Frame>
  );
}
