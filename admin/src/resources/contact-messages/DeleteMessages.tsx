import { messages } from 'contracts';
import { useDeleteMany } from 'react-admin';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useToast } from '../../components/useToast';

interface DeleteMessagesProps {
  ids: readonly string[];
  /** What the question is headed by. */
  title: string;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes messages in one call, after asking: all of them or none. */
export function DeleteMessages({ ids, title, open, onClose, onDeleted }: DeleteMessagesProps) {
  const toast = useToast();
  const count = ids.length;
  const [remove, { isPending }] = useDeleteMany(
    'contact-messages',
    { ids: [...ids] },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast.success(count === 1 ? messages.contactMessageDeleted : `${count} messages deleted`);
        onDeleted?.();
      },
      onError: (error) =>
        toast.failure(count === 1 ? messages.contactMessageNotDeleted : 'Failed to delete messages', error),
      onSettled: onClose,
    },
  );
  return (
    <ConfirmDialog
      open={open}
      title={title}
      action="Delete"
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {count === 1
        ? messages.confirmContactMessageDeletion
        : `Are you sure you want to delete these ${count} messages?`}
    </ConfirmDialog>
  );
}
