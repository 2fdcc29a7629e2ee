import { useSyncExternalStore } from 'react';

import { usePageData } from './pageData';

const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * The time to the minute, in milliseconds since 1970. While the page hydrates it is the time at which the server drew
 * the page, so that "ahead" and "past" are the same on both sides; right after, it is the visitor's clock.
 */
export function useNow(): number {
  const { renderedAt } = usePageData();
  return useSyncExternalStore(everyMinute, currentMinute, () => renderedAt);
}
