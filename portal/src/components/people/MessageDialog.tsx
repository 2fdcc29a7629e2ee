import { styled } from '@mui/material/styles';
import { api, messages, PERSON_MESSAGE_MAX_CHARS, personMessageBody, type Person } from 'contracts';
import { useState } from 'react';

import { Button } from '../Button';
import { Dialog, DialogActions } from '../Dialog';
import { TextArea } from '../form/TextArea';
import { useForm } from '../form/useForm';
import { send } from '../../lib/fetcher';
import { useUser } from '../../lib/session';
import { useToast } from '../../lib/useToast';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 18px',
  color: theme.vars.palette.text.secondary,
  '& strong': { fontWeight: 600, color: theme.vars.palette.text.primary, overflowWrap: 'anywhere' },
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.personMessageNotSent };

interface MessageDialogProps {
  person: Pick<Person, '_id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** Writes to a person. The server mails it on, so that a hidden address stays hidden; the sender's is told. */
export default function MessageDialog({ person, open, onClose }: MessageDialogProps) {
  const { email } = useUser();
  const showToast = useToast();
  // Closed by mistake, what was written is still there.
  const [draft, setDraft] = useState('');
  const { formProps, faults, isSending } = useForm({
    schema: personMessageBody,
    submit: async (body) => {
      await send('POST', api.personMessage(person._id), body);
      showToast('success', messages.personMessageSent);
      setDraft('');
      onClose();
    },
    sentences: SENTENCES,
  });
  return (
    <Dialog open={open} title={`Write to ${person.name}`} onClose={onClose}>
      <Lead>
        It arrives by e-mail, and on the site. Your address <strong>{email}</strong> goes with it, so that {person.name}{' '}
        can reply.
      </Lead>
      <form {...formProps}>
        <TextArea
          label="Message"
          name="message"
          rows={6}
          maxLength={PERSON_MESSAGE_MAX_CHARS}
          required
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
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
