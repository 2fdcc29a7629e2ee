import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Asks for an answer again and again, while somebody looks. @param everyMs null for not at all */
export function usePolling(path: string, everyMs: number | null): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate(path);
    }, everyMs);
    return () => clearInterval(timer);
  }, [mutate, path, everyMs]);
}
