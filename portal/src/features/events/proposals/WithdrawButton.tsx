import { api, messages, type EventProposal } from 'contracts';
import { lazy, Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';

import { Button } from '../../../components/Button';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { isProposalList } from './proposalLists';

const loadConfirmDialog = () => import('../../../components/ConfirmDialog');
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.proposalNotWithdrawn };

interface WithdrawButtonProps {
  proposal: Pick<EventProposal, '_id' | 'title'>;
  onDone: () => void;
}

/** Takes back a proposal that nobody has decided on, once that was asked about. */
export function WithdrawButton({ proposal: { _id, title }, onDone }: WithdrawButtonProps) {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setDialog('closed');
    setBusy(true);
    try {
      await send('DELETE', api.eventProposal(_id));
      showToast('success', messages.proposalWithdrawn);
      onDone();
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      await mutate(isProposalList);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        type="button"
        look="outlined"
        aria-label={`Withdraw: ${title}`}
        aria-haspopup="dialog"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onPointerEnter={() => void loadConfirmDialog()}
        onClick={() => !isBusy && setDialog('open')}
      >
        Withdraw
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <ConfirmDialog
            open={dialog === 'open'}
            question={`Withdraw your proposal “${title}”?`}
            action="Withdraw"
            refusal="Keep It"
            onConfirm={() => void withdraw()}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
