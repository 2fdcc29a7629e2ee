import { api, messages, type One, type Unsubscription } from 'contracts';
import { useState } from 'react';
import useSWR from 'swr';

import { send, type ApiError } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
import { useApi } from '../../lib/useApi';
import { useToast } from '../../lib/useToast';

type State =
  | { step: 'loading' }
  | { step: 'failed'; sentence: string; advice: string; mayRetry: boolean }
  /** `isChanged` once this page has changed it. */
  | (Unsubscription & { step: 'known'; isChanged: boolean });

/** What the link of a mail ends, and the ways to end it and to begin again. */
export function useUnsubscription(token: string): {
  state: State;
  isSending: boolean;
  retry: () => void;
  setSubscribed: (isSubscribed: boolean) => void;
} {
  const path = api.unsubscribe(token);
  const { data, error, retry } = useApi<One<Unsubscription>>(path);
  const { mutate } = useSWR<One<Unsubscription>>(path);
  const showToast = useToast();
  const [isChanged, setChanged] = useState(false);
  const [isSending, setSending] = useState(false);

  const setSubscribed = async (isSubscribed: boolean) => {
    setSending(true);
    try {
      const answer = await send<One<Unsubscription>>('POST', path, { isSubscribed });
      await mutate(answer, { revalidate: false });
      setChanged(true);
      // Nobody can begin mails to an account that is gone.
      if (answer.data.isSubscribed !== isSubscribed) showToast('error', messages.unsubscribeNotSaved);
    } catch (failure) {
      const { networkError: noAnswer, unsubscribeNotSaved: fallback } = messages;
      showToast('error', sentenceFor(failure, { noAnswer, fallback }));
    } finally {
      setSending(false);
    }
  };

  return {
    state: data ? { step: 'known', ...data.data, isChanged } : stateWithout(error),
    isSending,
    retry,
    setSubscribed: (isSubscribed) => void setSubscribed(isSubscribed),
  };
}

function stateWithout(error: ApiError | undefined): State {
  if (!error) return { step: 'loading' };
  const isNoLink = error.status === 400;
  return {
    step: 'failed',
    sentence: isNoLink ? messages.unsubscribeLinkInvalid : 'That did not work',
    advice: isNoLink
      ? 'Please copy the whole link from the mail, or sign in and choose which mails you get.'
      : error.msg,
    mayRetry: !isNoLink,
  };
}
