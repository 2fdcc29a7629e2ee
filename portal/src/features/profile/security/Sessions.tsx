import { styled } from '@mui/material/styles';
import { api, messages, type OwnSession } from 'contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Skeleton } from 'ui';

import { Button } from '../../../components/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useApi } from '../../../lib/useApi';
import { useToast } from '../../../lib/useToast';
import { SessionRow } from './SessionRow';

const List = styled('ul')(({ theme }) => ({
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 });
const Quiet = styled('div')({ display: 'grid', gap: 14, justifyItems: 'start' });

/** Sessions that are shown at first: this browser's and the last used. */
const SHOWN = 5;

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.networkError };

/** The browsers in which the person is signed in, and the way to end that. */
export function Sessions() {
  const { data, error, retry } = useApi<{ data: OwnSession[] }>(api.ownSessions());
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [areAllShown, setAllShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const end = async (path: string, done: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await send('DELETE', path);
      showToast('success', done);
    } catch (failure) {
      showToast('error', sentenceFor(failure, SENTENCES));
    }
    // Also after a refusal: the session may have ended by itself.
    await mutate(api.ownSessions()).catch(() => undefined);
    setBusy(false);
    setAsking(false);
  };

  if (error) {
    return (
      <Quiet role="alert">
        <p>{messages.sessionsNotLoaded}</p>
        <Button type="button" look="outlined" onClick={retry}>
          Retry
        </Button>
      </Quiet>
    );
  }
  if (!data) return <Skeleton role="status" aria-label="Loading your sessions" style={{ height: 76 }} />;
  const sessions = [...data.data].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <>
      <List>
        {sessions.slice(0, areAllShown ? undefined : SHOWN).map((session) => (
          <li key={session._id}>
            <SessionRow
              session={session}
              isBusy={isBusy}
              onEnd={() => void end(api.ownSession(session._id), messages.sessionEndedByOwner)}
            />
          </li>
        ))}
      </List>
      <Ways>
        {sessions.length > SHOWN && !areAllShown && (
          <Button type="button" look="outlined" onClick={() => setAllShown(true)}>
            Show all {sessions.length}
          </Button>
        )}
        {sessions.length > 1 && (
          <Button type="button" look="outlined" onClick={() => setAsking(true)}>
            End all other sessions
          </Button>
        )}
      </Ways>
      <ConfirmDialog
        open={isAsking}
        question="End all other sessions? Those browsers will have to sign in again."
        action="End them"
        isBusy={isBusy}
        onConfirm={() => void end(api.ownSessions(), messages.otherSessionsEnded)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
