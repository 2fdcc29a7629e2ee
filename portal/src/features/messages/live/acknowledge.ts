import { api, type MessageChanges } from 'contracts';

import { send } from '../../../lib/fetcher';

/** Several changes in a row are acknowledged by one call, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * Tells the server that messages have arrived, once none has for a moment.
 * @param signal ends it
 * @returns takes what has arrived
 */
export function acknowledge(signal: AbortSignal): (changes: MessageChanges) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return ({ upTo, unread, threads }) => {
    // What came while nobody was here is told as a number alone.
    const hasNew = (isFirst && unread > 0) || threads.some((thread) => thread.unread > 0 && !thread.last.isOwn);
    isFirst = false;
    if (!hasNew) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The next change brings it anew.
      send('PUT', api.messagesDelivered(), { upTo }).catch(() => undefined);
    }, DEBOUNCE_MS);
  };
}
