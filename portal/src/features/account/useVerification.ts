import { api, messages, type MessageAnswer } from 'contracts';
import { useCallback, useEffect, useState } from 'react';

import { ApiError, fetcher } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
import { useSession } from '../../lib/session';

const SENTENCES = { noAnswer: messages.verificationFailed, fallback: messages.verificationFailed };

type Verification =
  | { step: 'verifying' }
  /** `sentence` says what has become of the address. */
  | { step: 'verified'; sentence: string }
  /** `mayRetry` when the link itself is not to blame. */
  | { step: 'failed'; sentence: string; mayRetry: boolean };

/** Opens a verification link as soon as its page is shown (site §4). */
export function useVerification(token: string): { state: Verification; retry: () => void } {
  const { refresh } = useSession();
  const [state, setState] = useState<Verification>({ step: 'verifying' });
  const verify = useCallback(
    () =>
      fetcher<MessageAnswer>(api.verifyEmail(token)).then(
        ({ data }) => {
          setState({ step: 'verified', sentence: data.msg });
          // The address of whoever is signed in here may be another one now.
          void refresh();
        },
        (error: unknown) => {
          const mayRetry = error instanceof ApiError && (error.status === 0 || error.status >= 429);
          setState({ step: 'failed', sentence: sentenceFor(error, SENTENCES), mayRetry });
        },
      ),
    [token, refresh],
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
