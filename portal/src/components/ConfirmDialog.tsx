import { Button } from './Button';
import { Dialog, DialogActions } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  /** What agreeing does, as a verb. */
  action: string;
  /** What refusing does. */
  refusal?: string;
  /** Agreed to and under way. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. The keyboard starts at the harmless answer. */
export function ConfirmDialog({
  open,
  question,
  action,
  refusal = 'Cancel',
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={question} onClose={onClose}>
      <DialogActions>
        <Button type="button" look="outlined" autoFocus onClick={onClose}>
          {refusal}
        </Button>
        <Button type="button" aria-disabled={isBusy} aria-busy={isBusy} onClick={isBusy ? undefined : onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
