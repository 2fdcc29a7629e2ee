import { styled } from '@mui/material/styles';
import { api, messages, type One, type Resume } from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { sizeInWords } from '../../../components/records/describe';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useApi } from '../../../lib/useApi';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 32,
  padding: '14px 20px',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.resumeNotForgotten };

/** The résumé that is kept for the next application, and the way to forget it; nothing where none is. */
export function KeptResume() {
  const { data } = useApi<One<Resume | null>>(api.keptResume());
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const kept = data?.data;
  if (!kept) return null;
  const forget = async () => {
    setBusy(true);
    try {
      await send('DELETE', api.keptResume());
      showToast('success', messages.resumeForgotten);
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return (
    <Box aria-label="Your résumé">
      <span>
        Kept for your next application: <strong>{kept.name}</strong>, {sizeInWords(kept.bytes)}
      </span>
      <Button type="button" look="outlined" aria-busy={isBusy} onClick={() => void (!isBusy && forget())}>
        Forget it
      </Button>
    </Box>
  );
}
