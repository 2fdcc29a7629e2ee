import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ConsoleEvent } from 'contracts';
import { Form, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { FormFault } from '../../../components/FormFault';
import { Skeleton } from '../../../components/Skeleton';
import { ProposalNote } from '../proposals/ProposalNote';
import { AgendaFields } from './AgendaFields';
import { MainFields } from './MainFields';
import { QuestionFields } from './QuestionFields';
import { SeatFields } from './SeatFields';

/** The fields of an event (admin §3, §5). Title and date alone are needed. */
export function EventForm({ onCancel }: { onCancel: () => void }) {
  const record = useRecordContext<Partial<ConsoleEvent>>();
  return (
    <Form noValidate disableInvalidFormNotification>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {record ? (
          <>
            {record.proposal !== undefined && record.proposal !== 'none' && (
              <ProposalNote event={record as ConsoleEvent} onDecided={onCancel} />
            )}
            <MainFields isPublishable={record.proposal !== 'pending' && record.proposal !== 'rejected'} />
            <SeatFields />
            <AgendaFields />
            <QuestionFields />
            <FormFault />
          </>
        ) : (
          <Loading />
        )}
      </DialogContent>
      <Actions canSave={record !== undefined} onCancel={onCancel} />
    </Form>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading">
      {['title', 'description', 'date', 'place', 'type'].map((name) => (
        <Skeleton key={name} style={{ height: 42, margin: '8px 0 20px' }} />
      ))}
    </div>
  );
}

interface ActionsProps {
  canSave: boolean;
  onCancel: () => void;
}

function Actions({ canSave, onCancel }: ActionsProps) {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={isSubmitting || !canSave}>
        Save
      </Button>
    </DialogActions>
  );
}
