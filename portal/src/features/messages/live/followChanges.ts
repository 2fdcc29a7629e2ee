import type { MessageChanges } from 'contracts';

import { streamChanges } from './streamChanges';

/** What tabs of one browser tell each other: what has changed, or the question where they stand. */
type Word = { kind: 'changes'; changes: MessageChanges } | { kind: 'ask' };

/** What a browser gives; tests have their own. */
export interface Tabs {
  /** Where there is none, each tab has a stream of its own. */
  locks: Pick<LockManager, 'request'> | undefined;
  stream: typeof streamChanges;
}

interface FollowOptions {
  /** Whose changes; tabs in which somebody else is signed in hear nothing of them. */
  account: string;
  /** Ends it. */
  signal: AbortSignal;
  /** Told of every change in every tab. @param isStart of the first, which says where one stands */
  hear: (changes: MessageChanges, isStart: boolean) => void;
  /** Told beside that in the one tab that has the stream. */
  receive: (changes: MessageChanges) => void;
  checkSession: () => Promise<void>;
}

/**
 * Hears of every change, by one stream for all tabs of the browser: the tab that holds the lock has it, and tells the
 * others; when that tab is closed, the next one goes on from where they stand.
 */
export function followChanges(
  { account, signal, hear, receive, checkSession }: FollowOptions,
  { locks, stream }: Tabs = { locks: (navigator as { locks?: LockManager }).locks, stream: streamChanges },
): void {
  const name = `messages-of-${account}`;
  const channel = new BroadcastChannel(name);
  let standing: MessageChanges | undefined;
  let isLeader = false;
  const say = (word: Word) => channel.postMessage(word);
  const take = (changes: MessageChanges) => {
    const isStart = !standing;
    standing = { ...changes, threads: [], isMore: false };
    hear(changes, isStart);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'changes') take(data.changes);
    else if (isLeader && standing) say({ kind: 'changes', changes: standing });
  });
  signal.addEventListener('abort', () => channel.close(), { once: true });

  const lead = () => {
    isLeader = true;
    const tellAll = (changes: MessageChanges) => {
      take(changes);
      say({ kind: 'changes', changes });
      receive(changes);
    };
    stream({ after: standing?.upTo, signal, hear: tellAll, checkSession });
  };
  if (!locks) {
    lead();
    return;
  }
  say({ kind: 'ask' });
  const leadToTheEnd = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      lead();
    });
  // Ended before its turn came.
  locks.request(name, { signal }, leadToTheEnd).catch(() => undefined);
}
