import { api, messages } from 'contracts';
import { useState } from 'react';

import { send } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
import { useToast } from '../../lib/useToast';
import { useRefreshJobs } from './useRefreshJobs';

const ACTS = {
  close: {
    call: (id: string) => send('POST', api.closeJob(id)),
    told: messages.jobClosed,
    failure: messages.jobNotClosed,
  },
  delete: {
    call: (id: string) => send('DELETE', api.job(id)),
    told: messages.jobDeleted,
    failure: messages.jobNotDeleted,
  },
} as const;

/** What ends a job of one's own; it is asked about first. */
export type JobAct = keyof typeof ACTS;

/** What each is called, and what is asked. */
export const ASKED: Record<JobAct, { action: string; question: string }> = {
  close: { action: 'Close', question: messages.confirmJobClosing },
  delete: { action: 'Delete', question: messages.confirmJobDeletion },
};

/** Carries an act out and tells what came of it. `carryOut` never fails, and answers whether it is done. */
export function useJobAct(): { carryOut: (act: JobAct, jobId: string) => Promise<boolean>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const refresh = useRefreshJobs();
  return {
    isBusy,
    carryOut: async (act, jobId) => {
      const { call, told, failure } = ACTS[act];
      setBusy(true);
      try {
        await call(jobId);
        showToast('success', told);
        return true;
      } catch (error) {
        showToast('error', sentenceFor(error, { noAnswer: messages.networkError, fallback: failure }));
        return false;
      } finally {
        setBusy(false);
        // Whoever deletes it leaves its page first.
        if (act === 'close') await refresh();
        else void refresh();
      }
    },
  };
}
