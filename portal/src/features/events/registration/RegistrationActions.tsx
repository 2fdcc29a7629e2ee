import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import { paths, type Event, type OwnRegistration } from 'contracts';
import { lazy, Suspense, useState } from 'react';

import { Button, ButtonLink } from '../../../components/Button';
import { CancelButton } from './CancelButton';
import { useRegistrationChange, type RegistrationAct } from './useRegistrationChange';

const loadQuestions = () => import('./QuestionsDialog');
const QuestionsDialog = lazy(loadQuestions);

interface RegistrationActionsProps {
  event: Pick<Event, '_id' | 'title'>;
  registration: OwnRegistration;
  /** Whether whoever registers is asked something. */
  hasQuestions: boolean;
  /** Told once something was done, as the button may be gone then, and the keyboard's place with it. */
  onDone: () => void;
}

/** What the reader may do about an event, as the server says: register, wait, confirm, show the ticket, cancel. */
export function RegistrationActions({ event, registration, hasQuestions, onDone }: RegistrationActionsProps) {
  const { state, ticketCode, abilities } = registration;
  const { carryOut, tellFailure } = useRegistrationChange(event._id, state);
  const [busyWith, setBusyWith] = useState<RegistrationAct | null>(null);
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const canComeIn = abilities.register || abilities.joinWaitlist;

  const run = async (act: RegistrationAct) => {
    setBusyWith(act);
    try {
      await carryOut(act);
      onDone();
    } catch (error) {
      tellFailure(act, error);
    } finally {
      setBusyWith(null);
    }
  };
  const start = (act: RegistrationAct) => {
    if (busyWith) return;
    if (act === 'register' && hasQuestions) setDialog('open');
    else void run(act);
  };
  const button = (act: RegistrationAct, label: string) => (
    <Button
      type="button"
      aria-label={`${label}: ${event.title}`}
      aria-haspopup={act === 'register' && hasQuestions ? 'dialog' : undefined}
      aria-busy={busyWith === act}
      aria-disabled={busyWith !== null}
      onPointerEnter={act === 'register' && hasQuestions ? () => void loadQuestions() : undefined}
      onClick={() => start(act)}
    >
      {label}
    </Button>
  );

  return (
    <>
      {canComeIn && button('register', abilities.register ? 'Register Now' : 'Join Waitlist')}
      {abilities.buy && (
        <ButtonLink href={paths.pay('event', event._id)} aria-label={`${buyWords(state)}: ${event.title}`}>
          {buyWords(state)}
        </ButtonLink>
      )}
      {abilities.confirm && button('confirm', 'Confirm Seat')}
      {state === 'registered' && ticketCode && (
        <ButtonLink data-screen-only href={paths.eventTicket(event._id)} aria-label={`Show Ticket: ${event.title}`}>
          <ConfirmationNumber aria-hidden="true" style={{ fontSize: 18 }} />
          Show Ticket
        </ButtonLink>
      )}
      {abilities.cancel && (
        <CancelButton event={event} state={state} isBusy={busyWith !== null} onConfirm={() => void run('cancel')} />
      )}
      {dialog !== 'unused' && (
        <Suspense>
          <QuestionsDialog
            event={event}
            state={state}
            isForWaitlist={!abilities.register}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}

const buyWords = (state: OwnRegistration['state']): string => (state === 'held' ? 'Continue Payment' : 'Buy Ticket');
