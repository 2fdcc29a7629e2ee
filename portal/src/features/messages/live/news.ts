import type { Message, MessageChanges } from 'contracts';

/** What the parts of the page are told as it happens. */
export type News =
  | { kind: 'changes'; changes: MessageChanges; isStart: boolean }
  /** A message of the reader is stored. */
  | { kind: 'sent'; person: string; message: Message }
  /** The reader has seen a thread up to a place. */
  | { kind: 'read'; person: string; upTo: number };

const listeners = new Set<(news: News) => void>();
const counters = new Set<() => void>();
let unread = 0;
let reader: string | null = null;

/** Tells whoever listens on this page. */
export function tellNews(news: News): void {
  if (news.kind === 'changes') setUnread(news.changes.unread);
  for (const listener of [...listeners]) listener(news);
}

/** Hears what happens. @returns what ends the listening */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All unread messages of the reader, as known last. */
export const knownUnread = (): number => unread;

/** Takes a number that the server has just said. */
export function setUnread(count: number): void {
  if (unread === count) return;
  unread = count;
  for (const tell of [...counters]) tell();
}

/** Hears of each change of the number. @returns what ends the listening */
export function onUnread(listener: () => void): () => void {
  counters.add(listener);
  return () => void counters.delete(listener);
}

/** Whose session the page has; null while nobody was signed in since it was loaded. */
export const knownReader = (): string | null => reader;

/** Says whose session the page has from now on. */
export function setReader(account: string): void {
  reader = account;
}
