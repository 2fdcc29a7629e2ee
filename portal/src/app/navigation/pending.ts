/** Whether the next page's code is on its way. Apart from React's state, as only the line at the top shows it. */
let isPending = false;
const listeners = new Set<() => void>();

/** Tells whoever shows it. */
export function setPending(pending: boolean): void {
  isPending = pending;
  listeners.forEach((tell) => tell());
}

/** For `useSyncExternalStore`. */
export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For `useSyncExternalStore`. */
export const pendingNow = (): boolean => isPending;
