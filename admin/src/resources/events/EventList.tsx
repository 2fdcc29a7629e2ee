import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { messages } from 'contracts';
import { ListBase, useListContext } from 'react-admin';

import { ListFilters } from '../../components/list/ListFilters';
import { Pages } from '../../components/list/Pages';
import { Records } from '../../components/list/Records';
import { PageHead } from '../../components/PageHead';
import { useOpenRecord } from '../../lib/useOpenRecord';
import { useToast } from '../../lib/useToast';
import { DeleteSelectedEvents } from './DeleteSelectedEvents';
import { EventActions } from './EventActions';
import { eventColumns, eventOrders } from './eventColumns';
import { EventDialog, NEW_EVENT } from './EventDialog';
import { categoryFilters, statusFilters, whenFilters } from './eventWords';

const PER_PAGE = 25;

const FILTERS = [
  { key: 'status', label: 'Status', choices: statusFilters },
  { key: 'when', label: 'Date', choices: whenFilters },
  { key: 'category', label: 'Type', choices: categoryFilters },
] as const;

/** The Events page (admin §2): what the society holds, with its drafts and what members proposed. */
export default function EventList() {
  const toast = useToast();
  const { open } = useOpenRecord('events');
  return (
    <>
      <PageHead title="Events" lead="What the society holds, drafts and members’ proposals included.">
        <Button variant="contained" startIcon={<Add />} onClick={() => open(NEW_EVENT)}>
          Add event
        </Button>
      </PageHead>
      <ListBase
        resource="events"
        perPage={PER_PAGE}
        sort={{ field: 'startsAt', order: 'DESC' }}
        debounce={300}
        queryOptions={{ onError: (error: Error) => toast.failure(messages.eventsNotLoaded, error) }}
      >
        <ListFilters label="Events" placeholder="Title or place" selects={FILTERS} />
        <Events />
        <Pages unit="events" />
        <EventDialog />
      </ListBase>
    </>
  );
}

/** The events, or why there are none: nothing was added, or the filter finds nothing. */
function Events() {
  const list = useListContext();
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  return (
    <Records
      columns={eventColumns}
      orders={eventOrders}
      failureTitle={messages.eventsNotLoaded}
      emptyTitle={isFiltered ? 'No events found' : 'No events yet'}
      emptyText={
        isFiltered
          ? 'Try other words, or look among all events.'
          : 'Add the first one: a title and a date are enough to begin with.'
      }
      nameOf={({ title }) => title}
      actions={(event) => <EventActions event={event} />}
      bulkActions={<DeleteSelectedEvents />}
    />
  );
}
