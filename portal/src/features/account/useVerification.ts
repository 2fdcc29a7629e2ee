import { api, messages, type MessageAnswer } from 'contracts';
import { useCallback, useEffect, useState } from 'react';

import { ApiError, fetcher } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';

const SENTENCES = { noAnswer: messages.verificationFailed, fallback: messages.verificationFailed };

type Verification =
  | { step: 'verifying' }
  | { step: 'verified' }
  /** `mayRetry` when the link itself is not to blame. */
  | { step: 'failed'; sentence: string; mayRetry: boolean };

/** Opens a verification link as soon as its page is shown (site §4). */
export function useVerification(token: string): { state: Verification; retry: () => void } {
  const [state, setState] = useState<Verification>({ step: 'verifying' });
  const verify = useCallback(
    () =>
      fetcher<MessageAnswer>(api.verifyEmail(token)).then(
        () => setState({ step: 'verified' }),
        (error: unknown) => {
          const mayRetry = error instanceof ApiError && (error.status === 0 || error.status >= 429);
          setState({ step: 'failed', sentence: sentenceFor(error, SENTENCES), mayRetry });
        },
      ),
    [token],
  );
  useEffect(() => void verify(), [verify]);
  return {
    state,
    retry: () => {
      setState({ step: 'verifying' });
      void verify();
    },
  };
}
