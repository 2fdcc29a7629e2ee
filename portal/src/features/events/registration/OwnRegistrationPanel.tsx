import { styled } from '@mui/material/styles';
import { api, messages, type EventDetail, type One, type OwnRegistration } from 'contracts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { Skeleton } from 'ui';

import { Button } from '../../../components/Button';
import { useApi } from '../../../lib/useApi';
import { useNow } from '../../../lib/useNow';
import { RegistrationActions } from './RegistrationActions';
import { RegistrationStatus } from './RegistrationStatus';

const Panel = styled('section')({ display: 'grid', gap: 12, '&:focus': { outline: 'none' } });
const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  color: theme.vars.palette.text.secondary,
}));

/** The registration of whoever is signed in. */
export default function OwnRegistrationPanel({ event }: { event: EventDetail }) {
  const { data, error, retry } = useApi<One<OwnRegistration>>(api.eventRegistration(event._id));
  const { mutate } = useSWRConfig();
  const panel = useRef<HTMLElement>(null);
  const isOver = useWaitIsOver(data?.data);
  useEffect(() => {
    if (isOver) void mutate(api.eventRegistration(event._id));
  }, [isOver, event._id, mutate]);

  if (error) {
    return (
      <Quiet role="alert">
        {messages.registrationNotLoaded}
        <Button type="button" look="outlined" onClick={retry}>
          Retry
        </Button>
      </Quiet>
    );
  }
  if (!data)
    return <Skeleton role="status" aria-busy="true" aria-label="Loading registration" style={{ height: 44 }} />;
  return (
    <Panel ref={panel} tabIndex={-1} aria-label="Your registration">
      <RegistrationStatus event={event} registration={data.data} />
      <RegistrationActions
        event={event}
        registration={data.data}
        hasQuestions={event.questions.length > 0}
        onDone={() => panel.current?.focus({ preventScroll: true })}
      />
    </Panel>
  );
}

/** Whether a seat has waited for the reader until its time was over. */
function useWaitIsOver(registration: OwnRegistration | undefined): boolean {
  const now = useNow();
  const until = registration?.waitsUntil;
  return until !== null && until !== undefined && new Date(until).getTime() <= now;
}
