import { styled } from '@mui/material/styles';
import { formatAmount, PAYMENT_STATE_LABELS, type ConsolePayment } from 'contracts';

import { Changes } from '../../components/money/Changes';
import { useDates } from '../../providers/dates';
import { Part, Table } from '../../components/money/parts';

/** What each step is called. One that is new here is shown by its own name. */
const STEPS: Partial<Record<string, string>> = {
  begin: 'Begun',
  resume: 'Taken up again',
  accepted: 'Accepted, not answered yet',
  unanswered: 'Not answered',
  submit: 'The payer says that they paid',
  complete: 'Paid',
  approve: 'Found by the treasurer',
  recover: 'Found by the treasurer after all',
  reject: 'Not found by the treasurer',
  fail: 'Failed',
  cancel: 'Cancelled',
  expire: 'Out of time',
  enter: 'Entered by hand',
  reopen: 'Looked for anew',
  refund: 'Given back',
};

const Scroll = styled('div')({ overflowX: 'auto' });

/** What was done about a payment: its steps, what was booked, and what admins changed. */
export function PaymentTrail({ record: { steps, entries, changes } }: { record: ConsolePayment }) {
  const { moment } = useDates();
  return (
    <>
      <Part aria-labelledby="steps">
        <h3 id="steps">Steps</h3>
        <Scroll tabIndex={0} role="group" aria-labelledby="steps">
          <Table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">State</th>
                <th scope="col">By</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ event, state, at, by, note }, index) => (
                <tr key={`${at} ${index}`}>
                  <td>{moment(at)}</td>
                  <td>
                    {STEPS[event] ?? event}
                    {note && <div>{note}</div>}
                  </td>
                  <td>{PAYMENT_STATE_LABELS[state]}</td>
                  <td>{by || '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Part>
      {entries.length > 0 && (
        <Part aria-labelledby="ledger">
          <h3 id="ledger">Ledger</h3>
          <Scroll tabIndex={0} role="group" aria-labelledby="ledger">
            <Table>
              <tbody>
                {entries.map(({ key, description, at, postings }) => (
                  <Entry key={key} title={`${moment(at)} · ${description}`} postings={postings} />
                ))}
              </tbody>
            </Table>
          </Scroll>
        </Part>
      )}
      {changes.length > 0 && (
        <Part aria-labelledby="changes">
          <h3 id="changes">Changes</h3>
          <Changes changes={changes} />
        </Part>
      )}
    </>
  );
}

interface EntryProps {
  title: string;
  postings: ConsolePayment['entries'][number]['postings'];
}

const Entry = ({ title, postings }: EntryProps) => (
  <>
    <tr>
      <th scope="rowgroup" colSpan={2}>
        {title}
      </th>
    </tr>
    {postings.map(({ account, amount, currency }) => (
      <tr key={account}>
        <td>{account}</td>
        <td data-number>{formatAmount(amount, currency)}</td>
      </tr>
    ))}
  </>
);
