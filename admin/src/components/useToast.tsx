import { HttpError, useNotify } from 'react-admin';
import { useMemo } from 'react';

import { Toast, type ToastAction } from './Toast';
import { UndoToast } from './UndoToast';

/** How long something can be undone, in milliseconds. */
const UNDO_MS = 6000;

interface ShowToast {
  /** Says that something was done, and offers to undo it, say. */
  success: (message: string, action?: ToastAction) => void;
  /** Says that something is done once this goes, unless somebody undoes it. */
  undoable: (message: string) => void;
  /** Says what failed in the documents' words, and below it the server's sentence, if it had one. */
  failure: (message: string, error: unknown) => void;
}

/** Shows sentences at the top right, five seconds each (admin §9). */
export function useToast(): ShowToast {
  const notify = useNotify();
  return useMemo(
    () => ({
      success: (message, action) =>
        notify(<Toast kind="success" message={message} action={action} />, { type: 'success' }),
      undoable: (message) =>
        notify(<UndoToast message={message} />, { type: 'success', undoable: true, autoHideDuration: UNDO_MS }),
      failure: (message, error) =>
        notify(<Toast kind="error" message={message} reason={reasonOf(error)} />, { type: 'error' }),
    }),
    [notify],
  );
}

/** What a person may read of an error: the server's sentence, or that no answer came. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof HttpError ? error.message : undefined;
}
