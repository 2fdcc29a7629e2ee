import { api, messages, paths, type EventDetail, type One, type OwnRegistration } from 'contracts';
import { useParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { ArticleFrame } from '../../../components/ArticleFrame';
import { ButtonLink } from '../../../components/Button';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { Ticket } from './Ticket';
import { TicketActions } from './TicketActions';

/** The reader's ticket for an event: what the door scans, to be shown on the phone or printed. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const event = useApi<One<EventDetail>>(api.event(id));
  const registration = useApi<One<OwnRegistration>>(api.eventRegistration(id));
  const error = event.error ?? registration.error;
  useFailureToast(error, messages.eventNotLoaded);
  const retry = () => {
    event.retry();
    registration.retry();
  };
  return (
    <ArticleFrame back={{ href: paths.event(id), label: 'The event' }}>
      {error ? (
        <Failure {...{ error, retry }} />
      ) : (
        <Loaded event={event.data?.data} registration={registration.data?.data} />
      )}
    </ArticleFrame>
  );
}

function Failure({ error, retry }: { error: NonNullable<ReturnType<typeof useApi>['error']>; retry: () => void }) {
  if (error.status !== 404) return <LoadFailure title={messages.eventNotLoaded} error={error} onRetry={retry} />;
  return (
    <Notice isPage title={messages.eventNotFound} text="It may have been taken down.">
      <ButtonLink href={paths.events()} look="outlined">
        Show all events
      </ButtonLink>
    </Notice>
  );
}

interface LoadedProps {
  event: EventDetail | undefined;
  registration: OwnRegistration | undefined;
}

function Loaded({ event, registration }: LoadedProps) {
  if (!event || !registration) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading ticket">
        <Skeleton style={{ height: 420, maxWidth: 920, marginTop: 24 }} />
      </div>
    );
  }
  const { state, ticketCode } = registration;
  if (state !== 'registered' || !ticketCode) {
    return (
      <Notice isPage title={messages.noTicket}>
        <ButtonLink href={paths.event(event._id)}>Open the event</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <Ticket event={event} code={ticketCode} />
      <TicketActions eventId={event._id} />
    </>
  );
}
