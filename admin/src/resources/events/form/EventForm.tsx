import { styled } from '@mui/material/styles';
import type { ConsoleEvent, ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';

import { DialogForm } from '../../../components/DialogForm';
import { isWhole } from '../../../schema/fields';
import { MoreFields } from '../../../schema/MoreFields';
import { AgendaFields } from './AgendaFields';
import { MainFields } from './MainFields';
import { PlaceFields } from './PlaceFields';
import { ProposalNote } from './ProposalNote';
import { QuestionFields } from './QuestionFields';
import { SaveEvent } from './SaveEvent';
import { SeatFields } from './SeatFields';
import { SectionList } from './SectionList';
import { TicketFields } from './TicketFields';

/** The way to each section beside them, where there is room. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '150px minmax(0, 1fr)', gap: 32 },
}));

/** The fields of an event (admin §3, §5). Title and date alone are needed. */
export function EventForm({ resource, onCancel }: { resource: ConsoleResource; onCancel: () => void }) {
  const record = useRecordContext<Partial<ConsoleEvent>>();
  const isLoaded = isWhole(resource, record);
  const proposal = record?.proposal ?? 'none';
  const isPublishable = proposal !== 'pending' && proposal !== 'rejected';
  return (
    <DialogForm
      isLoaded={isLoaded}
      fields={5}
      gap={3}
      onCancel={onCancel}
      actions={<SaveEvent isLoaded={isLoaded} isPublishable={isPublishable} />}
    >
      {proposal !== 'none' && <ProposalNote resource={resource} event={record as ConsoleEvent} onDecided={onCancel} />}
      <Columns>
        <SectionList hasMore={resource.more.length > 0} />
        <div>
          <MainFields isPublishable={isPublishable} />
          <PlaceFields />
          <TicketFields />
          <SeatFields />
          <AgendaFields />
          <QuestionFields />
          <MoreFields resource={resource} />
        </div>
      </Columns>
    </DialogForm>
  );
}
