import { dayAt, type ConsolePayment, type ConsoleResource } from 'contracts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { NewPaymentFor } from '../../components/money/new-payment';
import { useOpenRecord } from '../../lib/useOpenRecord';
import { useDates } from '../../providers/dates';
import { NEW_RECORD, ResourceDialog } from '../../schema/ResourceDialog';
import { ResourceShow } from '../../schema/ResourceShow';
import { PaymentForm } from './PaymentForm';
import { PaymentLetter } from './PaymentLetter';

/** What the form holds of a payment; the rest of the record is the server's, and so is what is not known yet. */
const written = ({ form }: ConsoleResource, record: Partial<ConsolePayment>): object =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => form.includes(name) && value !== null));

/** The dialog of a payment: what it is, what it becomes, and the form of what is entered by hand (admin §5, defaults §9). */
export function PaymentDialog({ resource }: { resource: ConsoleResource }) {
  const { openId } = useOpenRecord(resource.name);
  const { state } = useLocation() as { state: NewPaymentFor | null };
  const { timeZone } = useDates();
  const [editing, setEditing] = useState<string>();
  const [openedAt] = useState(() => Date.now());
  // What is opened anew is read first.
  if (openId === undefined && editing !== undefined) setEditing(undefined);
  if (openId === NEW_RECORD || (openId !== undefined && editing === openId)) {
    return (
      <ResourceDialog
        resource={resource}
        Form={PaymentForm}
        maxWidth="sm"
        blank={{
          ...{ currency: 'USD', paymentMethod: 'credit_card', status: 'pending', relatedTo: 'other' },
          ...{ relatedId: '', description: '', receiptUrl: '', paymentDate: dayAt(openedAt, timeZone) },
          ...(state?.payer && { user: state.payer._id, payer: state.payer }),
        }}
        transform={(record: Partial<ConsolePayment>) => written(resource, record)}
      />
    );
  }
  return (
    <ResourceShow resource={resource}>
      {(titleId, onClose) => (
        <PaymentLetter resource={resource} titleId={titleId} onEdit={() => setEditing(openId)} onClose={onClose} />
      )}
    </ResourceShow>
  );
}
