import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, then true: what cannot work before then is not offered before then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
