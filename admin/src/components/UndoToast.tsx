import { useTakeUndoableMutation } from 'react-admin';

import { Toast } from './Toast';

/** Says that something is done once the toast goes, and offers to leave it undone. */
export function UndoToast({ message }: { message: string }) {
  // Asked for where the toast stands: what it answers is of the moment.
  const takeMutation = useTakeUndoableMutation();
  return (
    <Toast kind="success" message={message} action={{ label: 'Undo', act: () => takeMutation()?.({ isUndo: true }) }} />
  );
}
