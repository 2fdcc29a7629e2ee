import { useQuery } from '@tanstack/react-query';
import { messages, type ConsoleEvent } from 'contracts';
import { ListBase, useDataProvider, useGetOne, useListContext } from 'react-admin';
import { useParams } from 'react-router-dom';

import { ListFilters } from '../../../components/list/ListFilters';
import { Pages } from '../../../components/list/Pages';
import { Records } from '../../../components/list/Records';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageLoading } from '../../../components/PageLoading';
import { useToast } from '../../../lib/useToast';
import type { ConsoleDataProvider } from '../../../providers/data';
import { registrationColumns, registrationOrders } from './registrationColumns';
import { RegistrationsHead } from './RegistrationsHead';
import { SentMessages } from './SentMessages';
import { Totals } from './Totals';
import { doorFilters, stateFilters } from './words';

const PER_PAGE = 50;

const FILTERS = [
  { key: 'state', label: 'State', choices: stateFilters },
  { key: 'checkedIn', label: 'At the door', choices: doorFilters },
] as const;

/** Who comes to an event: found, exported, written to. */
export default function RegistrationsPage() {
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useGetOne<ConsoleEvent>('events', { id });
  if (error) return <LoadFailure title={messages.eventNotLoaded} error={error} onRetry={() => void refetch()} />;
  return event ? <Registrations event={event} /> : <PageLoading />;
}

function Registrations({ event }: { event: ConsoleEvent }) {
  const toast = useToast();
  const { registrationCounts } = useDataProvider<ConsoleDataProvider>();
  const { data: counts } = useQuery({
    queryKey: ['events', event.id, 'counts'],
    queryFn: () => registrationCounts(event.id),
  });
  return (
    <ListBase
      resource={`events/${event.id}/registrations`}
      perPage={PER_PAGE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      debounce={300}
      // What the browser remembers of one event's list is not another's.
      storeKey={false}
      queryOptions={{ onError: (error: Error) => toast.failure(messages.registrationsNotLoaded, error) }}
    >
      <RegistrationsHead event={event} counts={counts} />
      <Totals counts={counts} capacity={event.capacity} />
      <SentMessages eventId={event.id} />
      <ListFilters label="Registrations" placeholder="Name or email" selects={FILTERS} />
      <List />
      <Pages unit="registrations" />
    </ListBase>
  );
}

/** The registrations, or why there are none: nobody has registered, or the filter finds nobody. */
function List() {
  const list = useListContext();
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  return (
    <Records
      columns={registrationColumns}
      orders={registrationOrders}
      failureTitle={messages.registrationsNotLoaded}
      emptyTitle={isFiltered ? 'Nobody found' : 'Nobody has registered yet'}
      emptyText={
        isFiltered
          ? 'Try another name or address, or look among all states.'
          : 'Whoever registers, or waits for a seat, appears here.'
      }
      nameOf={({ name }) => name}
    />
  );
}
