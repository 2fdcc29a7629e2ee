import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { messages, SETTINGS_DEFAULTS, type ConsoleEvent } from 'contracts';
import { CreateBase, EditBase } from 'react-admin';

import { useSite } from '../../providers/site';
import { useOpenRecord } from '../../lib/useOpenRecord';
import { useSaving } from '../../components/useSaving';
import { useToast } from '../../components/useToast';
import { EventForm } from './form/EventForm';
import { newEvent, toBody } from './form/values';

const TITLE_ID = 'write-event';

/** What the address says in the place of an id while a new event is written. */
export const NEW_EVENT = 'create';

/** The dialog that adds and edits events (admin §2), open while the address names one. */
export function EventDialog() {
  const { openId, close } = useOpenRecord('events');
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open={openId !== undefined}
      onClose={(_event, reason) => {
        // A click beside the dialog does not throw away what was typed.
        if (reason !== 'backdropClick') close();
      }}
      aria-labelledby={TITLE_ID}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id={TITLE_ID}>{openId === NEW_EVENT ? 'Add event' : 'Edit event'}</DialogTitle>
      {openId === NEW_EVENT && <NewEvent onClose={close} />}
      {openId !== undefined && openId !== NEW_EVENT && <StoredEvent id={openId} onClose={close} />}
    </Dialog>
  );
}

function NewEvent({ onClose }: { onClose: () => void }) {
  const saving = useSaving({ success: messages.eventCreated, failure: messages.eventNotSaved, onSaved: onClose });
  const currency = useSite()?.settings.currency ?? SETTINGS_DEFAULTS.currency;
  return (
    <CreateBase
      resource="events"
      record={newEvent(currency)}
      redirect={false}
      transform={toBody}
      mutationOptions={saving}
    >
      <EventForm onCancel={onClose} />
    </CreateBase>
  );
}

function StoredEvent({ id, onClose }: { id: string; onClose: () => void }) {
  const toast = useToast();
  const saving = useSaving({ success: messages.eventUpdated, failure: messages.eventNotSaved, onSaved: onClose });
  return (
    <EditBase<ConsoleEvent>
      resource="events"
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      transform={toBody}
      mutationOptions={saving}
      queryOptions={{
        // What is being written is not replaced by what is stored.
        refetchOnWindowFocus: false,
        onError: (error) => {
          toast.failure(messages.eventNotLoaded, error);
          onClose();
        },
      }}
    >
      <EventForm onCancel={onClose} />
    </EditBase>
  );
}
