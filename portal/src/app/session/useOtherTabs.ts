import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { hasSignedInCookie } from '../../lib/signedInCookie';

/** Name of the channel on which the tabs of one browser tell each other that somebody signed in or out. */
const CHANNEL = 'session';
/** A tab that is looked at again asks again after so long, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * Keeps a tab in step with the others: whoever signs in or out in one is so in all.
 * @param refresh asks who is signed in
 * @returns tells the other tabs to ask
 */
export function useOtherTabs(refresh: () => Promise<void>): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const askedAt = useRef(0);
  const ask = useEffectEvent(() => {
    askedAt.current = Date.now();
    void refresh();
  });
  const askIfOld = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    // That there is no session costs nothing to find out.
    if (!hasSignedInCookie() || Date.now() - askedAt.current > FRESH_MS) ask();
  });

  useEffect(() => {
    askedAt.current = Date.now();
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.addEventListener('message', () => ask());
    const onFocus = () => askIfOld();
    // A page that the browser kept for the Back button may show somebody who has signed out since.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('focus', onFocus);
    window.addEventListener('pageshow', onReturn);
    return () => {
      opened.close();
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);

  return useCallback(() => channel.current?.postMessage('changed'), []);
}
