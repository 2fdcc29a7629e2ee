import { styled } from '@mui/material/styles';
import {
  api,
  messages,
  type Event,
  type EventDetail,
  type EventQuestion,
  type One,
  type RegistrationState,
} from 'contracts';
import { useState } from 'react';
import { Skeleton } from 'ui';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { LoadFailure } from '../../../components/LoadFailure';
import { useApi } from '../../../lib/useApi';
import { QuestionsForm, type Drafts } from './QuestionsForm';
import { useRegistrationChange } from './useRegistrationChange';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  color: theme.vars.palette.text.secondary,
}));
const Waiting = styled('div')({ display: 'grid', gap: 18 });

interface QuestionsDialogProps {
  event: Pick<Event, '_id' | 'title'>;
  /** How the reader stands to the event now. */
  state: RegistrationState | null;
  /** All seats are taken: the answers go along to the line. */
  isForWaitlist: boolean;
  open: boolean;
  onClose: () => void;
  /** Told once the reader is in. */
  onDone: () => void;
}

/** Asks what the event wants to know of whoever registers. */
export default function QuestionsDialog({ event, isForWaitlist, open, onClose, ...rest }: QuestionsDialogProps) {
  const { data, error, retry } = useApi<One<EventDetail>>(api.event(event._id));
  // Closed by mistake, what was answered is still there.
  const [drafts, setDrafts] = useState<Drafts>({});
  const title = isForWaitlist ? `Join the waitlist of ${event.title}` : `Register for ${event.title}`;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Lead>The organizers would like to know:</Lead>
      {error && <LoadFailure title={messages.eventNotLoaded} error={error} onRetry={retry} urgent />}
      {!error && !data && (
        <Waiting role="status" aria-busy="true" aria-label="Loading questions">
          <Skeleton style={{ height: 74 }} />
          <Skeleton style={{ height: 74 }} />
        </Waiting>
      )}
      {data && (
        <RegisterForm
          {...rest}
          {...{ isForWaitlist, onClose, drafts }}
          eventId={event._id}
          questions={data.data.questions}
          onDraft={(field, value) => setDrafts((before) => ({ ...before, [field]: value }))}
        />
      )}
    </Dialog>
  );
}

interface RegisterFormProps extends Pick<QuestionsDialogProps, 'state' | 'isForWaitlist' | 'onClose' | 'onDone'> {
  eventId: string;
  questions: readonly EventQuestion[];
  drafts: Drafts;
  onDraft: (field: string, value: string) => void;
}

function RegisterForm(props: RegisterFormProps) {
  const { eventId, state, isForWaitlist, questions, drafts, onDraft, onClose, onDone } = props;
  const { carryOut, tellFailure } = useRegistrationChange(eventId, state);
  return (
    <QuestionsForm
      {...{ questions, drafts, onDraft }}
      submit={async (answers) => {
        await carryOut('register', answers);
        onClose();
        onDone();
      }}
      onFailure={(error) => tellFailure('register', error)}
    >
      {(isSending) => (
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            {isForWaitlist ? 'Join Waitlist' : 'Register Now'}
          </Button>
        </DialogActions>
      )}
    </QuestionsForm>
  );
}
