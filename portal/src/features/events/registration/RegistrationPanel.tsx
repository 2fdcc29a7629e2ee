import { styled } from '@mui/material/styles';
import { api, messages, paths, type EventDetail, type One, type OwnRegistration } from 'contracts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { Skeleton } from 'ui';

import { Button, ButtonLink } from '../../../components/Button';
import { useSession } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import { useHydrated } from '../../../lib/useHydrated';
import { useNow } from '../../../lib/useNow';
import { useToast } from '../../../lib/useToast';
import { RegistrationActions } from './RegistrationActions';
import { RegistrationStatus } from './RegistrationStatus';

const Panel = styled('section')({ display: 'grid', gap: 12, '&:focus': { outline: 'none' } });
const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  color: theme.vars.palette.text.secondary,
}));

/**
 * The own registration for an event that is not over: how it stands, and what to do (member §2, Event detail). The
 * server never knows who reads; its page shows what is there for visitors.
 */
export function RegistrationPanel({ event }: { event: EventDetail }) {
  const { user, isLoading } = useSession();
  const isHydrated = useHydrated();
  if (isHydrated && isLoading) return <Skeleton style={{ height: 44 }} />;
  return user ? <OwnRegistrationPanel event={event} /> : <SignInToRegister event={event} />;
}

/** What a visitor can do: sign in first, and come back here (member §6). Whoever needs a ticket finds its price above. */
function SignInToRegister({ event }: { event: EventDetail }) {
  const showToast = useToast();
  const now = useNow();
  if (event.ticketPrice > 0 || new Date(event.startsAt).getTime() <= now) return null;
  return (
    <ButtonLink href={paths.login(paths.event(event._id))} onClick={() => showToast('info', messages.logInToRegister)}>
      Register Now
    </ButtonLink>
  );
}

function OwnRegistrationPanel({ event }: { event: EventDetail }) {
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
