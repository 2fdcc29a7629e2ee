import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function onPreferenceChange(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * Whether the visitor asked the system for less motion. Not yet so on the server and while hydrating: what the first
 * paint depends on belongs into CSS.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onPreferenceChange,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
