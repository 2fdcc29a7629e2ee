import Button from '@mui/material/Button';
import { messages, type ConsoleEventRow } from 'contracts';
import { useState } from 'react';
import { useGetMany, useListContext } from 'react-admin';

import { useFailureToast } from '../../components/useFailureToast';
import { DeleteEvents } from './DeleteEvents';

/** Deletes all selected events in one call, after asking: all of them or none. */
export function DeleteSelectedEvents() {
  const [asking, setAsking] = useState(false);
  const { selectedIds, onUnselectItems } = useListContext<ConsoleEventRow>();
  // A selection may reach over pages; how many people are affected is asked for anew.
  const { data = [], error } = useGetMany<ConsoleEventRow>('events', { ids: selectedIds }, { enabled: asking });
  useFailureToast(messages.eventsNotLoaded, error);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <DeleteEvents
        events={data}
        open={asking && data.length === selectedIds.length}
        onClose={() => setAsking(false)}
        onDeleted={() => onUnselectItems()}
      />
    </>
  );
}
