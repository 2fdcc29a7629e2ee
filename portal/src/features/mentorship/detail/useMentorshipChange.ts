import { api, messages, type MentorshipDetail, type One } from 'contracts';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useRefreshMentorship } from '../useRefreshMentorship';

interface Call {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

interface Change {
  /** Writes, and shows what it has become. @throws ApiError */
  write: (call: Call) => Promise<void>;
  /**
   * The same for what has no form: tells what came of it, and never fails. One at a time; what comes meanwhile is left.
   * @returns whether it is done
   */
  tell: (call: Call, sentences: { told?: string; failure: string }) => Promise<boolean>;
  isBusy: boolean;
}

/** Changes something of a mentorship, whose detail each of these calls answers. */
export function useMentorshipChange(id: string): Change {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const refresh = useRefreshMentorship();
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the page has been drawn anew.
  const isUnderWay = useRef(false);

  const write = async ({ method, path, body }: Call) => {
    try {
      await mutate(api.mentorshipOne(id), await send<One<MentorshipDetail>>(method, path, body), { revalidate: false });
    } finally {
      // Also after a refusal: the other one was faster, and the page shows what they wrote.
      await refresh();
    }
  };
  return {
    write,
    isBusy,
    tell: async (call, { told, failure }) => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setBusy(true);
      try {
        await write(call);
        if (told) showToast('success', told);
        return true;
      } catch (error) {
        showToast('error', sentenceFor(error, { noAnswer: messages.networkError, fallback: failure }));
        return false;
      } finally {
        isUnderWay.current = false;
        setBusy(false);
      }
    },
  };
}
