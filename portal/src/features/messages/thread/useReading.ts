import { api, type One } from 'contracts';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { send } from '../../../lib/fetcher';
import { setUnread, tellNews } from '../live/news';
import type { Conversation } from './conversation';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';

/** Tells the server what the reader has seen: all of a thread whose end is on the screen. */
export function useReading(conversation: Conversation | undefined, isAtEnd: boolean): void {
  const isSeen = useSyncExternalStore(onVisibility, isVisible, () => false);
  const told = useRef<Record<string, number>>({});
  const person = conversation?._id;
  const theirs = conversation?.messages.findLast(({ isOwn }) => !isOwn)?.place ?? 0;
  const isNew = conversation !== undefined && !conversation.hasLater && theirs > conversation.seenUpTo;
  useEffect(() => {
    if (!person || !isNew || !isAtEnd || !isSeen || (told.current[person] ?? 0) >= theirs) return;
    told.current[person] = theirs;
    send<One<{ unread: number }>>('PUT', api.threadRead(person), { upTo: theirs }).then(
      ({ data }) => {
        setUnread(data.unread);
        tellNews({ kind: 'read', person, upTo: theirs });
      },
      () => {
        // The next message, or the next look, tells it.
        told.current[person] = 0;
      },
    );
  }, [person, theirs, isNew, isAtEnd, isSeen]);
}
