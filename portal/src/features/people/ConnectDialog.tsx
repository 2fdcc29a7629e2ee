import { styled } from '@mui/material/styles';
import {
  api,
  connectBody,
  CONNECTION_MESSAGE_MAX_CHARS,
  messages,
  type Connection,
  type One,
  type Person,
} from 'contracts';
import { useState } from 'react';

import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { TextArea } from '../../components/form/TextArea';
import { useForm } from '../../components/form/useForm';
import { send } from '../../lib/fetcher';
import { useToast } from '../../lib/useToast';
import { useRefreshPeople } from './useRefreshPeople';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  color: theme.vars.palette.text.secondary,
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.connectionNotRequested };

interface ConnectDialogProps {
  person: Pick<Person, '_id' | 'name'>;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks a person to connect, with a few words if one likes. Whoever was asked by them is connected at once. */
export default function ConnectDialog({ person, open, onClose, onDone }: ConnectDialogProps) {
  const showToast = useToast();
  // Closed by mistake, what was written is still there.
  const [draft, setDraft] = useState('');
  const refresh = useRefreshPeople();
  const { formProps, faults, isSending } = useForm({
    schema: connectBody,
    submit: async (body) => {
      const { data } = await send<One<Connection>>('POST', api.connect(person._id), body);
      showToast('success', data.list === 'connected' ? messages.connectionAccepted : messages.connectionRequested);
      setDraft('');
      onClose();
      await refresh();
      onDone();
    },
    sentences: SENTENCES,
    onFailure: (sentence) => {
      showToast('error', sentence);
      void refresh();
    },
  });
  return (
    <Dialog open={open} title={`Connect with ${person.name}`} onClose={onClose}>
      <Lead>{person.name} will get your request. A line on how you know each other helps.</Lead>
      <form {...formProps}>
        <TextArea
          label="Message (optional)"
          name="message"
          rows={4}
          maxLength={CONNECTION_MESSAGE_MAX_CHARS}
          autoFocus
          defaultValue={draft}
          onChange={({ target }) => setDraft(target.value)}
          fault={faults.message}
        />
        <DialogActions>
          <Button type="button" look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
            Send request
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
