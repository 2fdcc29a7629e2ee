import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { messages, PROPOSAL_REASON_MAX_CHARS, type ConsoleEvent } from 'contracts';
import { useId, useState } from 'react';

import { useRejectProposal } from './useDecideProposal';

interface RejectProposalProps {
  event: Pick<ConsoleEvent, 'id' | 'title'>;
  open: boolean;
  onClose: () => void;
  onRejected?: () => void;
}

/** Asks why a proposal is turned down: whoever proposed it reads the reason. */
export function RejectProposal({ event, open, onClose, onRejected }: RejectProposalProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        Reject “{event.title}”
      </DialogTitle>
      <Reason
        id={event.id}
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
  id: string;
  onClose: () => void;
  onRejected: () => void;
}

function Reason({ id, onClose, onRejected }: ReasonProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reject = useRejectProposal(id);
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
          helperText={isMissing ? messages.proposalReasonMissing : 'Whoever proposed the event reads it.'}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: PROPOSAL_REASON_MAX_CHARS } }}
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
