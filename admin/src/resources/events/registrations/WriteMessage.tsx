import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { RegistrationCounts } from 'contracts';
import { useId } from 'react';

import { MessageForm } from './MessageForm';

interface WriteMessageProps {
  eventId: string;
  counts: RegistrationCounts;
  open: boolean;
  onClose: () => void;
}

/** The dialog in which an admin writes to the people of an event. */
export function WriteMessage({ eventId, counts, open, onClose }: WriteMessageProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A click beside the dialog does not throw away what was typed.
        if (reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>Write a message</DialogTitle>
      <MessageForm eventId={eventId} counts={counts} onClose={onClose} />
    </Dialog>
  );
}
