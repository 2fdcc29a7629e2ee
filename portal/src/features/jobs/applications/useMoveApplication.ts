import { api, messages } from 'contracts';
import { useState } from 'react';

import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.applicationNotMoved };

interface Moving {
  /** Leads the application on and tells what came of it; never fails. @returns whether it is done */
  move: (step: 'shortlist' | 'reject' | 'hire', sentence?: string) => Promise<boolean>;
  isBusy: boolean;
}

/** Decides about an application. */
export function useMoveApplication(jobId: string, applicationId: string): Moving {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const refresh = useRefreshJobs();
  return {
    isBusy,
    move: async (step, sentence) => {
      if (isBusy) return false;
      setBusy(true);
      try {
        await send('POST', api.moveApplication(jobId, applicationId, step), sentence === undefined ? {} : { sentence });
        showToast('success', messages.applicationMoved);
        return true;
      } catch (error) {
        showToast('error', sentenceFor(error, SENTENCES));
        return false;
      } finally {
        await refresh();
        setBusy(false);
      }
    },
  };
}
