import { styled } from '@mui/material/styles';
import { api, messages, paths, type EventDetail, type EventSeats, type One } from 'contracts';
import { lazy, Suspense } from 'react';
import { Skeleton } from 'ui';

import { Button, ButtonLink } from '../../../components/Button';
import { useSession } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import { useHydrated } from '../../../lib/useHydrated';
import { useNow } from '../../../lib/useNow';
import { useToast } from '../../../lib/useToast';
import { isOnSale } from '../isOnSale';
import { SeatsLeft } from './SeatsLeft';

/** What visitors never need. */
const OwnRegistrationPanel = lazy(() => import('./OwnRegistrationPanel'));

const Visitor = styled('div')({ display: 'grid', gap: 12 });
/**
 * The own registration for an event that is not over: how it stands, and what to do (member §2, Event detail). The
 * server never knows who reads; its page shows what is there for visitors.
 */
export function RegistrationPanel({ event }: { event: EventDetail }) {
  const { user, isLoading } = useSession();
  const isHydrated = useHydrated();
  if (isHydrated && isLoading) return <Skeleton style={{ height: 44 }} />;
  if (!user) return <SignInToRegister event={event} />;
  return (
    <Suspense fallback={<Skeleton style={{ height: 44 }} />}>
      <OwnRegistrationPanel event={event} />
    </Suspense>
  );
}

/** What a visitor can do: sign in first, and come back here (member §6); the checkout sees to that itself (admin §2). */
function SignInToRegister({ event }: { event: EventDetail }) {
  const showToast = useToast();
  const now = useNow();
  const { _id, startsAt, capacity } = event;
  const isPaid = event.ticketPrice > 0;
  if (new Date(startsAt).getTime() <= now || (isPaid && !isOnSale(event, now))) return null;
  return (
    <Visitor>
      {capacity !== null && <SeatsLeft eventId={_id} />}
      {isPaid ? (
        <BuyTicket event={event} />
      ) : (
        <ButtonLink href={paths.login(paths.event(_id))} onClick={() => showToast('info', messages.logInToRegister)}>
          Register Now
        </ButtonLink>
      )}
    </Visitor>
  );
}

/** The way to a ticket, until it is known that there is none left: tickets have no waitlist. */
function BuyTicket({ event: { _id, capacity } }: { event: EventDetail }) {
  const { data } = useApi<One<EventSeats>>(capacity === null ? null : api.eventSeats(_id));
  if (data?.data.seatsLeft === 0)
    return (
      <Button look="outlined" disabled>
        Sold out
      </Button>
    );
  return <ButtonLink href={paths.pay('event', _id)}>Buy Ticket</ButtonLink>;
}
