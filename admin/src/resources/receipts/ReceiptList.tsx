import { styled } from '@mui/material/styles';
import { formatAmount, type ConsoleReceipt, type ConsoleResource } from 'contracts';

import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { Opening } from '../../schema/RecordLink';
import { ResourceList, type Cells } from '../../schema/ResourceList';
import { ReceiptYears } from './ReceiptYears';

const Whole = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const cells: Cells<ConsoleReceipt> = {
  number: {
    render: ({ number, payment }) => (
      <Whole>{payment ? <Opening to={`/payments/${encodeURIComponent(payment)}`}>{number}</Opening> : number}</Whole>
    ),
  },
  amount: { render: ({ amount, currency }) => <Whole>{formatAmount(amount, currency)}</Whole> },
  voidedAt: { label: 'Void', render: ({ voidedAt }) => (voidedAt ? <Void at={voidedAt} /> : '–') },
};

/** The Receipts page: each number that was given out, and whether one is missing. */
export default function ReceiptList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<ConsoleReceipt>
      resource={resource}
      cells={cells}
      isEditable={false}
      isDeletable={false}
      above={<ReceiptYears />}
    />
  );
}

const Void = ({ at }: { at: string }) => <StatusTag tone="waiting">{`Void since ${useDates().date(at)}`}</StatusTag>;
