import { useEffect } from 'react';

import type { ApiError } from './fetcher';
import { useToast } from './useToast';

/** Tells once for each failed load, in the words of the error catalogue (member §8). */
export function useFailureToast(error: ApiError | undefined, message: string): void {
  const showToast = useToast();
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) showToast('error', message);
  }, [failed, message, showToast]);
}
