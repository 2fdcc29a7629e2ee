import { useEffect } from 'react';

import { useToast } from './useToast';

/** Says once that something could not be loaded, in the documents' words (admin §8). */
export function useFailureToast(message: string, error: unknown): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast.failure(message, error);
  }, [toast, message, error]);
}
