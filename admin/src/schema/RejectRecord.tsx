import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { ConsoleResource } from 'contracts';
import { useId, useState } from 'react';

import { nameOf, type AnyRecord } from './fields';
import { useReject } from './useDecide';

interface RejectRecordProps {
  resource: ConsoleResource;
  record: AnyRecord;
  open: boolean;
  onClose: () => void;
  onRejected?: () => void;
}

/** Asks why a record is turned down: whoever submitted it reads the reason. */
export function RejectRecord({ resource, record, open, onClose, onRejected }: RejectRecordProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        Reject “{nameOf(resource, record)}”
      </DialogTitle>
      <Reason
        resource={resource}
        id={record.id}
        onClose={onClose}
        onRejected={() => {
          onClose();
          onRejected?.();
        }}
      />
    </Dialog>
  );
}

interface ReasonProps {
  resource: ConsoleResource;
  id: string;
  onClose: () => void;
  onRejected: () => void;
}

function Reason({ resource, id, onClose, onRejected }: ReasonProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reject = useReject(resource, id);
  const submit = () => {
    const words = reason.trim();
    setIsMissing(words === '');
    if (words !== '') reject.mutate(words, { onSuccess: onRejected });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on to the form that the dialog was opened from.
        event.stopPropagation();
        submit();
      }}
    >
      <DialogContent>
        <TextField
          label="Reason"
          required
          autoFocus
          multiline
          minRows={3}
          value={reason}
          error={isMissing}
          helperText={isMissing ? resource.moderation?.reasonMissing : resource.moderation?.reasonHint}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: resource.moderation?.reasonMaxLength } }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={reject.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" color="error" disabled={reject.isPending}>
          Reject
        </Button>
      </DialogActions>
    </form>
  );
}
