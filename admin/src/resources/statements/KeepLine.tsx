import Button from '@mui/material/Button';
import { api, formatAmount, messages, type StatementLine } from 'contracts';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Part, Ways } from '../../components/money/parts';
import { useLineAct } from './useLineAct';

/** Keeps the money of a line that pays nothing as unclaimed, once it was asked about. */
export function KeepLine({ line: { id, amount }, onKept }: { line: StatementLine; onKept: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const act = useLineAct(onKept);
  const sum = formatAmount(amount ?? 0, 'INR');
  const keep = () => {
    const path = api.unclaimedMoney(id, 'keep');
    const words = { done: () => messages.lineKept, failed: messages.lineNotKept };
    act.mutate({ path, body: {}, ...words }, { onSettled: () => setAsking(false) });
  };
  return (
    <Part aria-labelledby="keep">
      <h3 id="keep">Does it pay nothing?</h3>
      <p>The seat is gone, it was paid twice, or nobody knows whose it is: keep it until you know, or give it back.</p>
      <Ways>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Keep as unclaimed …
        </Button>
      </Ways>
      <ConfirmDialog
        open={isAsking}
        title={`Keep ${sum} as unclaimed?`}
        action="Keep"
        color="primary"
        busy={act.isPending}
        onConfirm={keep}
        onClose={() => setAsking(false)}
      >
        {`${sum} is booked as received by the bank, and as owed to whoever sent it. From there it is given back, or assigned to a payment. Nobody is told.`}
      </ConfirmDialog>
    </Part>
  );
}
