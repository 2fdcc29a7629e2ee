import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  audienceSize,
  EVENT_AUDIENCES,
  EVENT_MESSAGE_MAX_CHARS,
  EVENT_MESSAGE_SUBJECT_MAX_CHARS,
  messages,
  type EventAudience,
  type RegistrationCounts,
} from 'contracts';
import { useState, type SubmitEvent } from 'react';

import { useSendMessage } from './useSendMessage';
import { AUDIENCE_LABELS } from './words';

interface MessageFormProps {
  eventId: string;
  counts: RegistrationCounts;
  onClose: () => void;
}

/** To whom, what about, and what: sent at once, in the background. */
export function MessageForm({ eventId, counts, onClose }: MessageFormProps) {
  const [to, setTo] = useState<EventAudience>('registered');
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [isTried, setIsTried] = useState(false);
  const send = useSendMessage(eventId);
  const people = audienceSize(counts, to);
  const faults = {
    subject: isTried && subject.trim() === '' ? messages.subjectMissing : undefined,
    message: isTried && message.trim() === '' ? messages.messageMissing : undefined,
    to: people === 0 ? messages.nobodyToWriteTo : undefined,
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (people === 0 || subject.trim() === '' || message.trim() === '') return;
    send.mutate({ to, subject, message }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          select
          label="To"
          value={to}
          error={Boolean(faults.to)}
          helperText={faults.to ?? `${peopleInWords(people)} by notification and mail, as each of them wishes.`}
          onChange={({ target }) => setTo(target.value as EventAudience)}
        >
          {EVENT_AUDIENCES.map((audience) => (
            <MenuItem key={audience} value={audience}>
              {AUDIENCE_LABELS[audience]} ({audienceSize(counts, audience).toLocaleString('en-IN')})
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Subject"
          required
          autoFocus
          value={subject}
          error={Boolean(faults.subject)}
          helperText={faults.subject}
          onChange={({ target }) => setSubject(target.value)}
          slotProps={{ htmlInput: { maxLength: EVENT_MESSAGE_SUBJECT_MAX_CHARS, autoComplete: 'off' } }}
        />
        <TextField
          label="Message"
          required
          multiline
          minRows={6}
          maxRows={16}
          value={message}
          error={Boolean(faults.message)}
          helperText={faults.message}
          onChange={({ target }) => setMessage(target.value)}
          slotProps={{ htmlInput: { maxLength: EVENT_MESSAGE_MAX_CHARS } }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={send.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={send.isPending}>
          Send
        </Button>
      </DialogActions>
    </form>
  );
}

const peopleInWords = (count: number): string =>
  count === 1 ? '1 person gets it' : `${count.toLocaleString('en-IN')} people get it`;
