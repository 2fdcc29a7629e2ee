import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  api,
  formatAmount,
  messages,
  PAYMENT_STATE_LABELS,
  type ConsolePaymentRow,
  type DecideLineBody,
  type StatementLine,
} from 'contracts';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';

import { Part, Ways } from '../../components/money/parts';
import { useLineAct } from './useLineAct';

/** Payments that are offered at once. */
const OFFERED = 25;

interface Option {
  value: string;
  label: string;
}

const optionOf = ({ id, payerName, itemName, amount, currency, utr, state }: ConsolePaymentRow): Option => {
  const facts = [formatAmount(amount, currency), utr && `UTR ${utr}`, PAYMENT_STATE_LABELS[state]];
  return { value: id, label: [`${payerName}: ${itemName}`, ...facts].filter(Boolean).join(' · ') };
};

/** Whether a line pays a payment, and which one: the treasurer decides, at once or after its money was kept. */
export function DecideLine({ line, onDecided }: { line: StatementLine; onDecided: () => void }) {
  const { payment, abilities } = line;
  const known = payment && { value: payment._id, label: `${payment.payerName}: ${payment.itemName}` };
  const [chosen, setChosen] = useState<Option | null>(known);
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data = [], isFetching } = useGetList<ConsolePaymentRow>('payments', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'paymentDate', order: 'DESC' },
    // Whoever is looked for by name may have been rejected before.
    filter: q ? { q } : { status: 'pending' },
  });
  const act = useLineAct(onDecided);
  const decide = (body: DecideLineBody) =>
    act.mutate({
      ...{ path: api.decideStatementLine(line.id), body, failed: messages.statementLineNotDecided },
      done: () => messages.statementLineDecided,
    });
  return (
    <Part aria-labelledby="decide">
      <h3 id="decide">Which payment is it?</h3>
      <p>
        It is confirmed as if you had found it by hand, even where it was rejected before.
        {abilities.decide && ' Set aside what is no payment of anybody here.'}
      </p>
      <Autocomplete
        options={data.map(optionOf)}
        loading={isFetching}
        noOptionsText="Nothing found"
        value={chosen}
        onChange={(_event, option) => setChosen(option)}
        onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, { value }) => option.value === value}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Payment"
            placeholder="Name, item or UTR …"
            slotProps={{ ...params.slotProps, inputLabel: { shrink: true } }}
          />
        )}
      />
      <Ways>
        <Button
          variant="contained"
          disabled={act.isPending || chosen === null}
          onClick={() => decide({ payment: chosen?.value ?? null })}
        >
          Confirm payment
        </Button>
        {abilities.decide && (
          <Button variant="outlined" disabled={act.isPending} onClick={() => decide({ payment: null })}>
            Set aside
          </Button>
        )}
      </Ways>
    </Part>
  );
}
