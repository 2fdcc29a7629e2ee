import { formatAmount, type ConsoleEventRow, type ConsolePayment } from 'contracts';
import { useRecordContext } from 'react-admin';

import { FoundInput } from './FoundInput';

/** The event whose ticket was paid: whoever paid gets the seat once the payment is completed. */
export function TicketInput() {
  const record = useRecordContext<Partial<ConsolePayment>>();
  return (
    <FoundInput<ConsoleEventRow>
      source="relatedId"
      label="Event"
      from="events"
      sort={{ field: 'startsAt', order: 'DESC' }}
      hint="Completed at the price of its ticket, it gives the seat. Left empty, none is given."
      optionOf={({ id, title, ticketPrice, currency }) => ({
        value: id,
        label: `${title} (${formatAmount(ticketPrice, currency)})`,
      })}
      stored={record?.relatedId ? { value: record.relatedId, label: record.itemName ?? record.relatedId } : undefined}
    />
  );
}
