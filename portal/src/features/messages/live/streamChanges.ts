import { api, POLL_MS, type MessageChanges, type One } from 'contracts';

import { fetcher } from '../../../lib/fetcher';

/** Failures in a row after which there is no stream to be had for now. */
const FAILURES_MAX = 3;
/** Wait before a stream that the server has refused is asked for again, in milliseconds. */
const AGAIN_MS = 2_000;
/** Silence after which a stream may have died unnoticed, as behind a lid that was closed, in milliseconds. */
const STALE_MS = 60_000;
/** How long is polled before a stream is tried again, in milliseconds. */
const POLLING_MS = 5 * 60_000;

/** What a browser gives; tests have their own. */
export interface Connection {
  open: (path: string) => EventSource;
  poll: (path: string) => Promise<One<MessageChanges>>;
}

const BROWSER: Connection = { open: (path) => new EventSource(path), poll: fetcher };

interface StreamOptions {
  /** The event from which on it tells; where the server stands now when undefined. */
  after: number | undefined;
  /** Ends it. */
  signal: AbortSignal;
  hear: (changes: MessageChanges) => void;
  /** Asks whether there still is a session. */
  checkSession: () => Promise<void>;
}

/**
 * Hears of every change until it is told to end: by a stream, which the browser connects anew by itself; where that fails
 * again and again, by asking from time to time.
 */
export function streamChanges(
  { after, signal, hear, checkSession }: StreamOptions,
  { open, poll }: Connection = BROWSER,
): void {
  let upTo = after;
  let failures = 0;
  let heardAt = 0;

  const take = (changes: MessageChanges) => {
    failures = 0;
    heardAt = Date.now();
    upTo = changes.upTo;
    hear(changes);
  };
  /** Ends what is waited for now: a stream, or the time until the next attempt. */
  let end: () => void = () => undefined;
  signal.addEventListener('abort', () => end(), { once: true });
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    end = () => clearTimeout(timer);
  };

  const stream = () => {
    const source = open(api.messageStream({ after: upTo }));
    const over = new AbortController();
    heardAt = Date.now();
    end = () => {
      source.close();
      over.abort();
    };
    const giveUp = (next: () => void) => {
      end();
      next();
    };
    const renew = () => {
      if (document.visibilityState === 'visible' && Date.now() - heardAt > STALE_MS) giveUp(stream);
    };
    document.addEventListener('visibilitychange', renew, { signal: over.signal });
    window.addEventListener('online', renew, { signal: over.signal });
    source.addEventListener('changes', ({ data }: MessageEvent<string>) => take(JSON.parse(data) as MessageChanges));
    // Another browser of the session has taken the place.
    source.addEventListener('replaced', () => giveUp(pollForAWhile));
    // Whoever ended the session here says so in a moment; somebody else may have, elsewhere.
    source.addEventListener('over', () =>
      giveUp(() => later(AGAIN_MS, () => void checkSession().then(() => signal.aborted || later(AGAIN_MS, stream)))),
    );
    source.addEventListener('error', () => {
      failures += 1;
      const isRefused = source.readyState === source.CLOSED;
      if (failures >= FAILURES_MAX) giveUp(pollForAWhile);
      else if (isRefused) giveUp(() => later(AGAIN_MS, stream));
      if (isRefused) void checkSession();
    });
  };

  const pollForAWhile = () => {
    const streamsAgainAt = Date.now() + POLLING_MS;
    let wait: number = POLL_MS.first;
    const ask = async () => {
      try {
        take((await poll(api.messageChanges({ after: upTo }))).data);
        wait = POLL_MS.first;
      } catch {
        wait = Math.min(2 * wait, POLL_MS.last);
      }
      if (signal.aborted) return;
      if (Date.now() < streamsAgainAt) later(wait, () => void ask());
      else stream();
    };
    failures = 0;
    later(wait, () => void ask());
  };

  stream();
}
