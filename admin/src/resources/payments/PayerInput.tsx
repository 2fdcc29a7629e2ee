import { messages, type ConsolePayment, type ConsoleUser } from 'contracts';
import { useRecordContext } from 'react-admin';

import { FoundInput } from './FoundInput';

const labelOf = ({ payer, payerName = '' }: Partial<ConsolePayment>): string =>
  payer?.name ? `${payer.name} (${payer.email})` : payerName;

/** Who paid, found by name or address. */
export function PayerInput() {
  const record = useRecordContext<Partial<ConsolePayment>>();
  return (
    <FoundInput<ConsoleUser>
      source="user"
      label="User"
      from="users"
      sort={{ field: 'name', order: 'ASC' }}
      missing={messages.payerMissing}
      optionOf={({ profileId, name, email }) => ({ value: profileId, label: `${name} (${email})` })}
      stored={record?.payer && { value: record.user ?? '', label: labelOf(record) }}
    />
  );
}
