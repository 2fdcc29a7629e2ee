import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { messages } from 'contracts';

import { RecordList } from '../../components/list/RecordList';
import { PageHead } from '../../components/PageHead';
import { useOpenRecord } from '../../lib/useOpenRecord';
import { DeleteSelectedEvents } from './DeleteSelectedEvents';
import { EventActions } from './EventActions';
import { eventColumns, eventOrders } from './eventColumns';
import { EventDialog, NEW_EVENT } from './EventDialog';
import { categoryFilters, statusFilters, whenFilters } from './eventWords';

const FILTERS = {
  label: 'Events',
  placeholder: 'Title or place',
  selects: [
    { key: 'status', label: 'Status', choices: statusFilters },
    { key: 'when', label: 'Date', choices: whenFilters },
    { key: 'category', label: 'Type', choices: categoryFilters },
  ],
} as const;

/** The Events page (admin §2): what the society holds, with its drafts and what members proposed. */
export default function EventList() {
  const { open } = useOpenRecord('events');
  return (
    <>
      <PageHead title="Events" lead="What the society holds, drafts and members’ proposals included.">
        <Button variant="contained" startIcon={<Add />} onClick={() => open(NEW_EVENT)}>
          Add event
        </Button>
      </PageHead>
      <RecordList
        resource="events"
        sort={{ field: 'startsAt', order: 'DESC' }}
        filters={FILTERS}
        unit="events"
        columns={eventColumns}
        orders={eventOrders}
        failureTitle={messages.eventsNotLoaded}
        empty={{
          title: 'No events yet',
          text: 'Add the first one: a title and a date are enough to begin with.',
        }}
        nothingFound={{ title: 'No events found', text: 'Try other words, or look among all events.' }}
        nameOf={({ title }) => title}
        actions={(event) => <EventActions event={event} />}
        bulkActions={<DeleteSelectedEvents />}
      >
        <EventDialog />
      </RecordList>
    </>
  );
}
