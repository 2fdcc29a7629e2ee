import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  api,
  formatAmount,
  giveBackBody,
  messages,
  PAYMENT_REASON_MAX_CHARS,
  TRANSFER_REFERENCE_MAX_CHARS,
  type StatementLine,
} from 'contracts';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { faultsOf } from '../../components/money/faults';
import { Part, Ways } from '../../components/money/parts';
import { useLineAct } from './useLineAct';

/** Says that the money of a line that was kept went back, once it was asked about. */
export function GiveBack({ line: { id, amount }, onGiven }: { line: StatementLine; onGiven: () => void }) {
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const act = useLineAct(onGiven);
  const sum = formatAmount(amount ?? 0, 'INR');
  const ask = () => {
    const found = faultsOf(giveBackBody, { reference, reason });
    setFaults(found);
    if (Object.keys(found).length === 0) setAsking(true);
  };
  const send = () => {
    const path = api.unclaimedMoney(id, 'give-back');
    const done = ({ isAsked }: StatementLine) => (isAsked ? messages.moneyRequested : messages.lineGivenBack);
    act.mutate(
      { path, body: { reference, reason }, done, failed: messages.lineNotGivenBack },
      { onSettled: () => setAsking(false) },
    );
  };
  return (
    <Part aria-labelledby="give-back">
      <h3 id="give-back">Give it back</h3>
      <p>No money moves by this: send it back first, the way it came, and then record it here.</p>
      <TextField
        label="Number of the transfer"
        required
        value={reference}
        error={faults.reference !== undefined}
        helperText={faults.reference ?? 'As your bank shows it, such as its UTR.'}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: TRANSFER_REFERENCE_MAX_CHARS } }}
      />
      <TextField
        label="Reason"
        required
        multiline
        minRows={2}
        value={reason}
        error={faults.reason !== undefined}
        helperText={faults.reason ?? 'Kept with what is booked.'}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: PAYMENT_REASON_MAX_CHARS } }}
      />
      <Ways>
        <Button variant="contained" color="error" onClick={ask}>
          Give back {sum} …
        </Button>
      </Ways>
      <ConfirmDialog
        open={isAsking}
        title={`Give back ${sum}?`}
        action="Give back"
        busy={act.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {`${sum} is booked as sent by the bank, and as owed no more. That is not undone. A large sum waits for another admin first.`}
      </ConfirmDialog>
    </Part>
  );
}
