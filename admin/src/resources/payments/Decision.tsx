import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { api, formatAmount, messages, PAYMENT_REASON_MAX_CHARS, type ConsolePayment } from 'contracts';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Part, Ways } from '../../components/money/parts';
import { usePaymentAct } from './usePaymentAct';
import { groupUtr } from '../../components/money/utr';

const Compared = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '12px 16px',
  fontSize: '1.25rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

/** Whether the payment is in the bank's statement: the treasurer compares its number and its amount. */
export function Decision({ record }: { record: ConsolePayment }) {
  const { id, utr, amount, currency, payerName, itemName } = record;
  const [isAsking, setAsking] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const act = usePaymentAct();
  const price = formatAmount(amount, currency);
  const number = groupUtr(utr ?? '');
  const confirm = () =>
    act.mutate(
      { path: api.decidePayment(id, 'confirm'), body: words.trim() ? { note: words.trim() } : {} },
      { onSettled: () => setAsking(false) },
    );
  const reject = () => {
    const reason = words.trim();
    setMissing(reason === '');
    if (reason) act.mutate({ path: api.decidePayment(id, 'reject'), body: { reason } });
  };
  return (
    <Part aria-labelledby="decision">
      <h3 id="decision">Is it in the bank’s statement?</h3>
      <Compared style={{ color: 'inherit' }}>
        <span>{number}</span>
        <span>{price}</span>
      </Compared>
      <TextField
        label={isRejecting ? 'Reason' : 'Note (optional)'}
        required={isRejecting}
        multiline
        minRows={2}
        value={words}
        error={isMissing}
        helperText={
          isMissing ? messages.paymentReasonMissing : isRejecting ? 'The payer reads it.' : 'Kept with the step.'
        }
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { maxLength: PAYMENT_REASON_MAX_CHARS } }}
      />
      <Ways>
        {isRejecting ? (
          <>
            <Button variant="contained" color="error" disabled={act.isPending} onClick={reject}>
              Reject payment
            </Button>
            <Button disabled={act.isPending} onClick={() => setRejecting(false)}>
              Back
            </Button>
          </>
        ) : (
          <>
            <Button variant="contained" disabled={act.isPending} onClick={() => setAsking(true)}>
              Confirm payment
            </Button>
            <Button variant="outlined" disabled={act.isPending} onClick={() => setRejecting(true)}>
              Not found …
            </Button>
          </>
        )}
      </Ways>
      <ConfirmDialog
        open={isAsking}
        title={`Confirm ${price}?`}
        action="Confirm"
        color="primary"
        busy={act.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {`${payerName} paid ${price} for ${itemName}, and the bank’s statement has it under UTR ${number}. It is booked, and they get their receipt.`}
      </ConfirmDialog>
    </Part>
  );
}
