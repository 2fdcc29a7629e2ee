import { messages, type ConsoleUser } from 'contracts';
import { useDelete } from 'react-admin';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useToast } from '../../components/useToast';

interface DeleteUserProps {
  user: ConsoleUser;
  open: boolean;
  onClose: () => void;
}

/** Deletes one account, after asking (admin §5). */
export function DeleteUser({ user, open, onClose }: DeleteUserProps) {
  const toast = useToast();
  const [remove, { isPending }] = useDelete<ConsoleUser>(
    'users',
    { id: user.id, previousData: user },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => toast.success(messages.userDeleted),
      onError: (error) => toast.failure(messages.userNotDeleted, error),
      onSettled: onClose,
    },
  );
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${user.name}`}
      action="Delete"
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {messages.confirmUserDeletion}
    </ConfirmDialog>
  );
}
