import { api, messages, type CalendarFeed, type One } from 'contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.calendarFeedNotChanged };

/** Makes, renews and ends the private address; each tells what came of it, and never fails. */
export function useFeedChange() {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const change = async (method: 'POST' | 'DELETE', told: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await send<One<CalendarFeed>>(method, api.calendarFeed());
      showToast('success', told);
      await mutate(api.calendarFeed(), answer, { revalidate: false });
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    start: () => change('POST', messages.calendarFeedStarted),
    renew: () => change('POST', messages.calendarFeedRenewed),
    end: () => change('DELETE', messages.calendarFeedEnded),
  };
}
