import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';

import { useSetStatus } from './useSetStatus';

/** What else can be done with all selected messages, each in one call. */
export function MessageBulkActions() {
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
    </>
  );
}
