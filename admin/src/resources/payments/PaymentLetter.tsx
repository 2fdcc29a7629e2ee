import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import {
  api,
  formatAmount,
  formatContributionMonth,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATE_LABELS,
  PAYMENT_TYPE_LABELS,
  type ConsolePayment,
  type ConsoleResource,
} from 'contracts';
import { useState, type ReactNode } from 'react';
import { useShowContext } from 'react-admin';
import { Skeleton } from 'ui';

import { WaitingRequests } from '../../components/money/WaitingRequests';
import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { DeleteRecords } from '../../schema/DeleteRecords';
import { Facts } from '../../schema/Facts';
import { Decision } from './Decision';
import { PaymentTrail } from './PaymentTrail';
import { Refund } from './Refund';
import { PAYMENT_TONES } from './tones';
import { groupUtr } from '../../components/money/utr';

const Head = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  marginBottom: 16,
  '& b': { ...theme.typography.h3, fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' },
}));

interface PaymentLetterProps {
  resource: ConsoleResource;
  titleId: string;
  onEdit: () => void;
  onClose: () => void;
}

/** A payment whole: what it is, what there is to decide, and what was done about it. */
export function PaymentLetter({ resource, titleId, onEdit, onClose }: PaymentLetterProps) {
  const { record: known } = useShowContext<ConsolePayment>();
  const [isDeleting, setDeleting] = useState(false);
  // What the list knows of it is shown first, and is less.
  const record = known && 'steps' in known ? known : undefined;
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {known ? `${known.payerName}: ${known.itemName}` : 'Payment'}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {record ? (
          <>
            <WaitingRequests requests={record.requests} />
            <PaymentFacts record={record} />
            {record.abilities.confirm && <Decision record={record} />}
            {record.abilities.refund && <Refund key={`${record.refunded} ${record.requests.length}`} record={record} />}
            <PaymentTrail record={record} />
          </>
        ) : (
          <div role="status" aria-label="Loading">
            <Skeleton style={{ height: 320 }} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {record?.abilities.delete && (
          <Button color="error" sx={{ marginRight: 'auto' }} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )}
        {record && <Button onClick={onEdit}>Edit</Button>}
        {record?.receiptNumber && (
          <Button startIcon={<Download />} href={api.consolePaymentReceipt(record.id)} download="receipt.pdf">
            Receipt
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
      {record && (
        <DeleteRecords
          resource={resource}
          ids={[record.id]}
          title={`Delete the payment of ${record.payerName}`}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        />
      )}
    </>
  );
}

function PaymentFacts({ record }: { record: ConsolePayment }) {
  const { date, moment } = useDates();
  const { amount, currency, state, payer, relatedTo, itemName, months, paymentMethod, utr, paidOn, createdAt } = record;
  const { receiptNumber, refunded, reason, description, paymentDate, receiptUrl, expiresAt, isEntered } = record;
  return (
    <>
      <Head>
        <b>{formatAmount(amount, currency)}</b>
        <StatusTag tone={PAYMENT_TONES[state] ?? 'plain'}>{PAYMENT_STATE_LABELS[state]}</StatusTag>
      </Head>
      <Facts>
        <Fact name="User">{payer.name ? `${payer.name} (${payer.email})` : record.payerName}</Fact>
        <Fact name="For">{`${PAYMENT_TYPE_LABELS[relatedTo]}: ${itemName}`}</Fact>
        <Fact name="Months">{months.map(formatContributionMonth).join(', ')}</Fact>
        <Fact name="Method">{paymentMethod && PAYMENT_METHOD_LABELS[paymentMethod]}</Fact>
        <Fact name="UTR">{utr && groupUtr(utr)}</Fact>
        <Fact name="Receipt">{receiptNumber}</Fact>
        <Fact name="Date">{date(`${paymentDate}T12:00:00Z`)}</Fact>
        <Fact name="Begun">{moment(createdAt)}</Fact>
        <Fact name="Paid">{paidOn && moment(paidOn)}</Fact>
        <Fact name="Kept until">{expiresAt && moment(expiresAt)}</Fact>
        <Fact name="Given back">{refunded > 0 && formatAmount(refunded, currency)}</Fact>
        <Fact name="Reason">{reason}</Fact>
        <Fact name="Description">{description}</Fact>
        <Fact name="Receipt’s address">
          {receiptUrl && (
            <a href={receiptUrl} target="_blank" rel="noopener noreferrer">
              {receiptUrl}
            </a>
          )}
        </Fact>
        <Fact name="Entered">{isEntered && 'By hand'}</Fact>
      </Facts>
    </>
  );
}

/** A line of the facts; what is not known takes none. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd style={{ overflowWrap: 'anywhere' }}>{children}</dd>
    </>
  );
}
