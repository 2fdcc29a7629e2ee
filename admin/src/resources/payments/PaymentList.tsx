import { formatAmount, messages, PAYMENT_STATE_LABELS, type ConsolePaymentRow, type ConsoleResource } from 'contracts';

import { styled } from '@mui/material/styles';
import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { ResourceList, type Cells } from '../../schema/ResourceList';
import { LedgerFiles } from './LedgerFiles';
import { PaymentDialog } from './PaymentDialog';
import { PAYMENT_TONES } from './tones';
import { WaitingPayments } from './WaitingPayments';

const Whole = styled('span')({ whiteSpace: 'nowrap' });

const cells: Cells<ConsolePaymentRow> = {
  amount: { render: ({ amount, currency }) => formatAmount(amount, currency) },
  paymentDate: { render: ({ paymentDate }) => <PaymentDay day={paymentDate} /> },
  receiptNumber: { render: ({ receiptNumber }) => <Whole>{receiptNumber ?? '–'}</Whole> },
  refunded: { render: ({ refunded, currency }) => (refunded > 0 ? formatAmount(refunded, currency) : '–') },
  status: {
    render: ({ state }) => <StatusTag tone={PAYMENT_TONES[state] ?? 'plain'}>{PAYMENT_STATE_LABELS[state]}</StatusTag>,
  },
};

/** The Payments page (admin §2): what waits for the treasurer, and all that was paid. */
export default function PaymentList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<ConsolePaymentRow>
      resource={resource}
      cells={cells}
      isEditable={false}
      // Whether one can be deleted is known of the whole payment.
      isDeletable={false}
      tools={<LedgerFiles />}
      above={<WaitingPayments resource={resource} />}
      footer={(shown, total) => `Showing ${shown} of ${total} payments`}
    >
      <PaymentDialog
        resource={{ ...resource, words: { ...resource.words, notLoaded: messages.paymentDetailNotLoaded } }}
      />
    </ResourceList>
  );
}

const PaymentDay = ({ day }: { day: string }) => <Whole>{useDates().date(`${day}T12:00:00Z`)}</Whole>;
