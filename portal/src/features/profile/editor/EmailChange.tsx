import { styled } from '@mui/material/styles';
import { api, messages, type MessageAnswer } from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useProfileChange } from '../useProfileChange';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 20,
  padding: '14px 18px 16px',
  borderLeft: `3px solid ${theme.vars.palette.info.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& strong': { overflowWrap: 'anywhere' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 },
}));

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.profileNotUpdated };

/** A new address that waits for its owner to follow the link mailed to it: the link again, or no change after all. */
export function EmailChange({ pendingEmail }: { pendingEmail: string }) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const refreshProfile = useProfileChange();

  const call = async (method: 'POST' | 'DELETE') => {
    if (isBusy) return;
    setBusy(true);
    try {
      showToast('success', (await send<MessageAnswer>(method, api.emailChange())).data.msg);
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    }
    await refreshProfile();
    setBusy(false);
  };
  return (
    <Box>
      <p>
        <strong>{pendingEmail}</strong> waits to be confirmed: follow the link that we have mailed there. Until then the
        present address stays.
      </p>
      <div>
        <Button type="button" look="outlined" aria-disabled={isBusy} onClick={() => void call('POST')}>
          Send the link again
        </Button>
        <Button type="button" look="outlined" aria-disabled={isBusy} onClick={() => void call('DELETE')}>
          Keep the present address
        </Button>
      </div>
    </Box>
  );
}
