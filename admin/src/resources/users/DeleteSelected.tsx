import Button from '@mui/material/Button';
import { messages } from 'contracts';
import { useState } from 'react';
import { useDeleteMany, useListContext } from 'react-admin';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useToast } from '../../components/useToast';

/** Deletes all selected accounts in one call, after asking: all of them or none. */
export function DeleteSelected() {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { selectedIds, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const [removeAll, { isPending }] = useDeleteMany(
    'users',
    { ids: selectedIds },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast.success(count === 1 ? messages.userDeleted : `${count} users deleted successfully`);
        onUnselectItems();
      },
      onError: (error) => toast.failure(count === 1 ? messages.userNotDeleted : 'Failed to delete users', error),
      onSettled: () => setAsking(false),
    },
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <ConfirmDialog
        open={asking}
        title={count === 1 ? 'Delete 1 user' : `Delete ${count} users`}
        action="Delete"
        busy={isPending}
        onConfirm={() => void removeAll()}
        onClose={() => setAsking(false)}
      >
        {count === 1 ? messages.confirmUserDeletion : `Are you sure you want to delete these ${count} users?`}
      </ConfirmDialog>
    </>
  );
}
