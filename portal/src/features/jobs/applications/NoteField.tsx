import { styled } from '@mui/material/styles';
import { api, APPLICATION_NOTE_MAX_CHARS, applicationNoteBody, messages } from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';

const Form = styled('form')({
  display: 'grid',
  justifyItems: 'start',
  maxWidth: '72ch',
  marginTop: 6,
  '& > div': { width: '100%', marginBottom: 8 },
});
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.applicationNotMoved };

interface NoteFieldProps {
  jobId: string;
  applicationId: string;
  /** Who applies. */
  name: string;
  note: string;
}

/** What the poster notes about somebody, for nobody else to read. It is saved once it has changed. */
export function NoteField({ jobId, applicationId, name, note }: NoteFieldProps) {
  const [text, setText] = useState(note);
  const showToast = useToast();
  const refresh = useRefreshJobs();
  const { formProps, faults, isSending } = useForm({
    schema: applicationNoteBody,
    submit: async (body) => {
      await send('PUT', api.jobApplication(jobId, applicationId), body);
      showToast('success', messages.applicationNoteSaved);
      await refresh();
    },
    sentences: SENTENCES,
  });
  return (
    <Form {...formProps} aria-label={`Your note about ${name}`}>
      <TextArea
        label="Your note"
        name="note"
        rows={2}
        maxLength={APPLICATION_NOTE_MAX_CHARS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        fault={faults.note}
        placeholder="Nobody else reads it"
      />
      {text.trim() !== note && (
        <Button type="submit" look="outlined" aria-busy={isSending} aria-disabled={isSending}>
          Save note
        </Button>
      )}
    </Form>
  );
}
