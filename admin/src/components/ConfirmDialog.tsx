import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the button does that goes through with it. */
  action: string;
  /** Of the button; as what loses something unless said. */
  color?: 'error' | 'primary';
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. The way back has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  color = 'error',
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" color={color} disabled={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
