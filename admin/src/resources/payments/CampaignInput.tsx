import type { ConsoleCampaignRow, ConsolePayment } from 'contracts';
import { useRecordContext } from 'react-admin';

import { FoundInput } from './FoundInput';

/** The campaign that was given to, where it was one. */
export function CampaignInput() {
  const record = useRecordContext<Partial<ConsolePayment>>();
  return (
    <FoundInput<ConsoleCampaignRow>
      source="relatedId"
      label="Campaign"
      from="campaigns"
      sort={{ field: 'startsAt', order: 'DESC' }}
      hint="In rupees. Completed, it counts as raised. Left empty, it is given to the society as a whole."
      optionOf={({ id, title }) => ({ value: id, label: title })}
      stored={record?.relatedId ? { value: record.relatedId, label: record.itemName ?? record.relatedId } : undefined}
    />
  );
}
