import type { ConsoleEvent, ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';

import { DialogForm } from '../../../components/DialogForm';
import { ProposalNote } from './ProposalNote';
import { AgendaFields } from './AgendaFields';
import { MainFields } from './MainFields';
import { QuestionFields } from './QuestionFields';
import { SeatFields } from './SeatFields';

/** The fields of an event (admin §3, §5). Title and date alone are needed. */
export function EventForm({ resource, onCancel }: { resource: ConsoleResource; onCancel: () => void }) {
  const record = useRecordContext<Partial<ConsoleEvent>>();
  const proposal = record?.proposal ?? 'none';
  return (
    <DialogForm isLoaded={record !== undefined} fields={5} gap={3} onCancel={onCancel}>
      {proposal !== 'none' && <ProposalNote resource={resource} event={record as ConsoleEvent} onDecided={onCancel} />}
      <MainFields isPublishable={proposal !== 'pending' && proposal !== 'rejected'} />
      <SeatFields />
      <AgendaFields />
      <QuestionFields />
    </DialogForm>
  );
}
