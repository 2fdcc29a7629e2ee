import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  api,
  formatAmount,
  formatMoney,
  messages,
  PAYMENT_REASON_MAX_CHARS,
  toMinorUnits,
  type ConsolePayment,
  type RefundPaymentBody,
} from 'contracts';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Part, Ways } from '../../components/money/parts';
import { usePaymentAct } from './usePaymentAct';

/** Gives a payment back, in whole or in part, once that was asked about. */
export function Refund({ record }: { record: ConsolePayment }) {
  const { id, amount, refunded, currency } = record;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [part, setPart] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ part?: string; reason?: string }>({});
  // One name for the refund, so that it is made once, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const act = usePaymentAct();
  const left = formatMoney(toMinorUnits(amount, currency) - toMinorUnits(refunded, currency), currency);
  const price = part.trim() === '' ? left : inWords(Number(part), currency);

  const ask = () => {
    const found = {
      ...(price === null && { part: messages.amountInvalid }),
      ...(reason.trim() === '' && { reason: messages.paymentReasonMissing }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) setAsking(true);
  };
  const send = () => {
    const body: RefundPaymentBody = { reason: reason.trim(), key, ...(part.trim() && { amount: Number(part) }) };
    act.mutate({ path: api.refundPayment(id), body }, { onSettled: () => setAsking(false) });
  };
  if (!isOpen) {
    return (
      <Part aria-label="Refund">
        <Ways>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Refund …
          </Button>
        </Ways>
      </Part>
    );
  }
  return (
    <Part aria-labelledby="refund">
      <h3 id="refund">Refund</h3>
      <p>
        No money moves by this: send it back first, the way it came, and then record it here. Whoever paid is told why.
        What was paid for is taken back with the whole sum; a part of contributions makes the latest months due again.
      </p>
      <TextField
        label="Amount"
        type="number"
        value={part}
        placeholder={left}
        error={faults.part !== undefined}
        helperText={faults.part ?? `Left empty, all that is left: ${left}`}
        onChange={({ target }) => setPart(target.value)}
        slotProps={{ htmlInput: { min: 0, step: 0.01 }, inputLabel: { shrink: true } }}
      />
      <TextField
        label="Reason"
        required
        multiline
        minRows={2}
        value={reason}
        error={faults.reason !== undefined}
        helperText={faults.reason ?? 'The payer reads it.'}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: PAYMENT_REASON_MAX_CHARS } }}
      />
      <Ways>
        <Button variant="contained" color="error" onClick={ask}>
          Refund {price ?? ''}
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </Ways>
      <ConfirmDialog
        open={isAsking}
        title={`Refund ${price ?? ''}?`}
        action="Refund"
        busy={act.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {`It is booked as given back to ${record.payerName} for ${record.itemName}, who is told so. That is not undone.`}
      </ConfirmDialog>
    </Part>
  );
}

/** An amount for people; null for what is none. */
function inWords(amount: number, currency: ConsolePayment['currency']): string | null {
  try {
    return amount > 0 ? formatAmount(amount, currency) : null;
  } catch {
    return null;
  }
}
