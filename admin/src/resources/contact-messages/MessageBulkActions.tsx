import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { DeleteMessages } from './DeleteMessages';
import { useSetStatus } from './useSetStatus';

/** What can be done with all selected messages, each in one call. */
export function MessageBulkActions() {
  const [asking, setAsking] = useState(false);
  const { selectedIds, onUnselectItems } = useListContext();
  const setStatus = useSetStatus();
  const ids = selectedIds.map(String);
  const mark = (status: 'new' | 'handled') => setStatus.mutate({ ids, status }, { onSuccess: () => onUnselectItems() });
  return (
    <>
      <Button disabled={setStatus.isPending} onClick={() => mark('handled')}>
        Mark as handled
      </Button>
      <Button disabled={setStatus.isPending} onClick={() => mark('new')}>
        Reopen
      </Button>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <DeleteMessages
        ids={ids}
        title={ids.length === 1 ? 'Delete 1 message' : `Delete ${ids.length} messages`}
        open={asking}
        onClose={() => setAsking(false)}
        onDeleted={() => onUnselectItems()}
      />
    </>
  );
}
