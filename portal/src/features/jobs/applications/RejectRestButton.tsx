import { api, messages, type One } from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';
import { SentenceDialog } from './SentenceDialog';

/** Rejects all whom nobody has decided on, with one sentence. @param count how many they are */
export function RejectRestButton({ jobId, count }: { jobId: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const reject = async (sentence: string) => {
    const { data } = await send<One<{ msg: string }>>('POST', api.rejectOtherApplications(jobId), { sentence });
    showToast('success', data.msg);
    setOpen(false);
    await refresh();
  };
  return (
    <>
      <Button type="button" look="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Reject the rest
      </Button>
      <SentenceDialog
        open={isOpen}
        title={count === 1 ? 'Reject the one that waits?' : `Reject the ${count} that wait?`}
        action="Reject"
        isNeeded
        failure={messages.applicationNotMoved}
        submit={reject}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
