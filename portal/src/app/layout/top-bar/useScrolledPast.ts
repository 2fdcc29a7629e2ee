import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Whether the page is scrolled further than an offset; not yet so while hydrating.
 * @param offset in CSS pixels
 */
export function useScrolledPast(offset: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > offset,
    () => false,
  );
}
