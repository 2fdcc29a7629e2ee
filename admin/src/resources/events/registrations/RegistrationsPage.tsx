import { useQuery } from '@tanstack/react-query';
import { messages, type ConsoleEvent, type ConsoleRegistration } from 'contracts';
import { useDataProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';

import { RecordList } from '../../../components/list/RecordList';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageLoading } from '../../../components/PageLoading';
import type { ConsoleDataProvider } from '../../../providers/data';
import { CheckInButton } from '../CheckInButton';
import { registrationColumns, registrationOrders } from './registrationColumns';
import { RegistrationsHead } from './RegistrationsHead';
import { SentMessages } from './SentMessages';
import { Totals } from './Totals';
import { doorFilters, stateFilters } from './words';

const PER_PAGE = 50;

const FILTERS = {
  label: 'Registrations',
  placeholder: 'Name or email',
  selects: [
    { key: 'state', label: 'State', choices: stateFilters },
    { key: 'checkedIn', label: 'At the door', choices: doorFilters },
  ],
} as const;

/** Who comes to an event: found, exported, written to. */
export default function RegistrationsPage() {
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useGetOne<ConsoleEvent>('events', { id });
  if (error) return <LoadFailure title={messages.eventNotLoaded} error={error} onRetry={() => void refetch()} />;
  return event ? <Registrations event={event} /> : <PageLoading />;
}

function Registrations({ event }: { event: ConsoleEvent }) {
  const { registrationCounts } = useDataProvider<ConsoleDataProvider>();
  const { data: counts } = useQuery({
    queryKey: ['events', event.id, 'counts'],
    queryFn: () => registrationCounts(event.id),
  });
  return (
    <RecordList
      resource={`events/${event.id}/registrations`}
      perPage={PER_PAGE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // What the browser remembers of one event's list is not another's.
      storeKey={false}
      head={
        <>
          <RegistrationsHead event={event} counts={counts} />
          <Totals counts={counts} capacity={event.capacity} />
          <SentMessages eventId={event.id} />
        </>
      }
      filters={FILTERS}
      unit="registrations"
      columns={registrationColumns}
      orders={registrationOrders}
      failureTitle={messages.registrationsNotLoaded}
      empty={{
        title: 'Nobody has registered yet',
        text: 'People appear here once they register or join the waitlist.',
      }}
      nothingFound={{ title: 'Nobody found', text: 'Try another name or address, or look among all states.' }}
      nameOf={({ name }) => name}
      actions={(registration: ConsoleRegistration) => <CheckInButton eventId={event.id} guest={registration} />}
    />
  );
}
