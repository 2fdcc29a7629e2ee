import type { ConsoleResource } from 'contracts';
import { useDeleteMany } from 'react-admin';

import { ConfirmDialog } from '../components/ConfirmDialog';
import { useToast } from '../components/useToast';
import { inWords } from './fields';

interface DeleteRecordsProps {
  resource: ConsoleResource;
  ids: readonly string[];
  /** What the question is headed by. */
  title: string;
  /** Whom or what it affects besides; a sentence or two. */
  consequence?: string;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes records in one call, after asking (admin §5): all of them or none. */
export function DeleteRecords(props: DeleteRecordsProps) {
  const { resource, ids, title, consequence = '', open, onClose, onDeleted } = props;
  const { name, words } = resource;
  const toast = useToast();
  const count = ids.length;
  const [remove, { isPending }] = useDeleteMany(
    name,
    { ids: [...ids] },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast.success(count === 1 ? words.deleted : inWords(words.severalDeleted, { count }));
        onDeleted?.();
      },
      onError: (error) => toast.failure(count === 1 ? words.notDeleted : words.severalNotDeleted, error),
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
      {count === 1 ? words.confirmDeletion : inWords(words.confirmSeveral, { count })}
      {consequence && ` ${consequence}`}
    </ConfirmDialog>
  );
}
