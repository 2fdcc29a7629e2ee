import type { Message } from 'contracts';
import { useEffect, useSyncExternalStore } from 'react';

import { useUser } from '../../../lib/session';
import { knownReader, tellNews } from '../live/news';
import { deliver } from './deliver';
import { Outbox, type Outgoing } from './outbox';

/** Goes on sending when another page is opened. Of each account one, as several may use a browser after each other. */
const outboxes = new Map<string, Outbox>();

function outboxOf(account: string): Outbox {
  const known = outboxes.get(account);
  if (known) return known;
  const onSent = (person: string, message: Message) => tellNews({ kind: 'sent', person, message });
  const isTheirs = () => [null, account].includes(knownReader());
  const made = new Outbox({ deliver, onSent, isTheirs, storage: sessionStorage, name: `messages.unsent.${account}` });
  outboxes.set(account, made);
  window.addEventListener('online', () => made.resume());
  made.resume();
  return made;
}

interface UsedOutbox {
  /** What has not arrived yet. */
  outgoing: readonly Outgoing[];
  add: (text: string, file: File | null) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
}

/** The reader's messages to a person that are on their way. */
export function useOutbox(person: string): UsedOutbox {
  const outbox = outboxOf(useUser()._id);
  const outgoing = useSyncExternalStore(
    (listener) => outbox.subscribe(listener),
    () => outbox.to(person),
  );
  const hasFile = outgoing.some(({ file }) => file);
  useEffect(() => {
    if (!hasFile) return;
    // Words survive a reload, files do not.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasFile]);
  return {
    outgoing,
    add: (text, file) => outbox.add({ key: crypto.randomUUID(), person, text, file, sentAt: new Date().toISOString() }),
    retry: (key) => outbox.retry(key),
    discard: (key) => outbox.discard(key),
  };
}
