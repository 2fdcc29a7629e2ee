import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  adjustContributionBody,
  api,
  dayAt,
  formatMonth,
  MEMBERSHIP_REASON_MAX_CHARS,
  messages,
  type AdjustContributionBody,
  type ConsoleMembership,
  type One,
} from 'contracts';
import { useId, useState } from 'react';

import { inRupees } from '../../components/money/amount';
import { faultsOf } from '../../components/money/faults';
import { useToast } from '../../components/useToast';
import { useDates } from '../../providers/dates';
import { call } from '../../providers/http';

/** A month that is adjusted: what it costs now, in rupees; 0 and no month for one that is added. */
export interface Adjusting {
  month: string;
  from: number;
}

interface AdjustMonthProps {
  record: ConsoleMembership;
  /** Nothing where it is closed. */
  adjusting: Adjusting | undefined;
  onClose: () => void;
}

/** Waives a month of a member, corrects what it costs, or adds one. The member is told why. */
export function AdjustMonth({ record, adjusting, onClose }: AdjustMonthProps) {
  const titleId = useId();
  return (
    <Dialog open={adjusting !== undefined} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        {adjusting?.month ? `Adjust ${formatMonth(adjusting.month)}` : 'Add a charge'}
      </DialogTitle>
      {adjusting && <AdjustForm record={record} adjusting={adjusting} onClose={onClose} />}
    </Dialog>
  );
}

function AdjustForm({ record, adjusting, onClose }: AdjustMonthProps & { adjusting: Adjusting }) {
  const { timeZone } = useDates();
  const isNew = adjusting.month === '';
  const [month, setMonth] = useState(adjusting.month);
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  // One name for the adjustment, so that it is made once, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const save = useAdjust(record, onClose);
  const send = (amount: string) => {
    const body = { month, from: adjusting.from, to: amount === '' ? undefined : Number(amount), reason, key };
    const found = faultsOf(adjustContributionBody, body);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate(adjustContributionBody.parse(body));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(to);
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
        {isNew ? (
          <TextField
            type="month"
            label="Month"
            required
            value={month}
            error={faults.month !== undefined}
            helperText={faults.month ?? 'One that was not charged.'}
            onChange={({ target }) => setMonth(target.value)}
            slotProps={{ htmlInput: { max: dayAt(new Date(), timeZone).slice(0, 7) }, inputLabel: { shrink: true } }}
          />
        ) : (
          <p>
            It costs {inRupees(adjusting.from)} now. What is changed is booked anew; nothing that was booked changes.
          </p>
        )}
        <TextField
          type="number"
          label="Amount (₹)"
          required
          value={to}
          error={faults.to !== undefined}
          helperText={faults.to}
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
        />
        <TextField
          label="Reason"
          required
          multiline
          minRows={2}
          value={reason}
          error={faults.reason !== undefined}
          helperText={faults.reason ?? 'The member reads it.'}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: MEMBERSHIP_REASON_MAX_CHARS } }}
        />
      </DialogContent>
      <DialogActions>
        {!isNew && (
          <Button color="error" sx={{ marginRight: 'auto' }} disabled={save.isPending} onClick={() => send('0')}>
            Waive the month
          </Button>
        )}
        <Button disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {isNew ? 'Add' : 'Correct'}
        </Button>
      </DialogActions>
    </form>
  );
}

function useAdjust({ id }: ConsoleMembership, onClose: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: AdjustContributionBody) =>
      call<One<ConsoleMembership>>(api.adjustContribution(id), { method: 'POST', body: JSON.stringify(body) }),
    onSuccess: async ({ data: { requests } }, { key }) => {
      const isAsked = requests.some((request) => request.key === key);
      toast.success(isAsked ? messages.moneyRequested : messages.contributionAdjusted);
      await queryClient.invalidateQueries({ queryKey: ['memberships'] });
      onClose();
    },
    onError: (error) => toast.failure(messages.contributionNotAdjusted, error),
  });
}
