import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  MEMBERSHIP_REASON_MAX_CHARS,
  messages,
  TIER_CHOICE_LABELS,
  TIER_CHOICES,
  type ConsoleMembership,
  type ConsoleMembershipInput,
  type TierChoice,
} from 'contracts';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../components/useToast';

interface SetTierProps {
  record: ConsoleMembership;
  open: boolean;
  onClose: () => void;
}

/** Says what a member contributes in months to come, and why. */
export function SetTier({ record, open, onClose }: SetTierProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Set tier</DialogTitle>
      <TierForm record={record} onClose={onClose} />
    </Dialog>
  );
}

function TierForm({ record, onClose }: Omit<SetTierProps, 'open'>) {
  const [tierChoice, setTierChoice] = useState<TierChoice>(record.tierChoice);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { update } = useDataProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (data: ConsoleMembershipInput) => update('memberships', { id: record.id, data, previousData: record }),
    onSuccess: async () => {
      toast.success(messages.membershipUpdated);
      await queryClient.invalidateQueries({ queryKey: ['memberships'] });
      onClose();
    },
    onError: (error) => toast.failure(messages.membershipNotUpdated, error),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason.trim() === '');
        if (reason.trim()) save.mutate({ tierChoice, reason: reason.trim() });
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
        <TextField
          select
          label="Contributes"
          value={tierChoice}
          helperText="From the next month that is charged on."
          onChange={({ target }) => setTierChoice(target.value as TierChoice)}
        >
          {TIER_CHOICES.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {TIER_CHOICE_LABELS[choice]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Reason"
          required
          multiline
          minRows={2}
          value={reason}
          error={isMissing}
          helperText={isMissing ? messages.tierReasonMissing : 'Kept with the change.'}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: MEMBERSHIP_REASON_MAX_CHARS } }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
