import type { ConsolePayment, ConsoleResource } from 'contracts';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { DialogForm } from '../../components/DialogForm';
import { fieldOf } from '../../schema/fields';
import { FieldInput } from '../../schema/FieldInput';
import { CampaignInput } from './CampaignInput';
import { PayerInput } from './PayerInput';
import { TicketInput } from './TicketInput';

/** What can be written of a payment that is no entry of an admin's, or is settled. */
const ALWAYS: readonly string[] = ['description', 'receiptUrl'];

interface PaymentFormProps {
  resource: ConsoleResource;
  onCancel: () => void;
}

/** What an admin enters of a payment that was made elsewhere, such as in cash (admin §5). */
export function PaymentForm({ resource, onCancel }: PaymentFormProps) {
  const record = useRecordContext<Partial<ConsolePayment>>();
  const isNew = record?.id === undefined;
  // The list's row, which may stand for it until it comes, does not say who paid.
  const isLoaded = record !== undefined && (isNew || 'user' in record);
  const isOpen = isNew || (record.isEntered === true && record.state === 'pending');
  const shown = isOpen ? resource.form : resource.form.filter((name) => ALWAYS.includes(name));
  return (
    <DialogForm isLoaded={isLoaded} fields={shown.length} onCancel={onCancel}>
      {shown.map((name) => {
        if (name === 'user') return <PayerInput key={name} />;
        if (name === 'relatedId') return <RelatedTo key={name} />;
        return <FieldInput key={name} field={fieldOf(resource, name)} />;
      })}
    </DialogForm>
  );
}

/** Which event or campaign it is for; nothing where there are not several. What was chosen of another kind is let go. */
function RelatedTo() {
  const relatedTo: unknown = useWatch({ name: 'relatedTo' });
  const record = useRecordContext<Partial<ConsolePayment>>();
  const { setValue } = useFormContext();
  const shown = useRef(relatedTo);
  useEffect(() => {
    if (shown.current === relatedTo) return;
    shown.current = relatedTo;
    setValue('relatedId', relatedTo === record?.relatedTo ? (record?.relatedId ?? '') : '');
  }, [relatedTo, record, setValue]);
  if (relatedTo === 'event') return <TicketInput key="event" />;
  return relatedTo === 'donation' ? <CampaignInput key="donation" /> : null;
}
