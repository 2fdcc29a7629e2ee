import { styled } from '@mui/material/styles';
import {
  api,
  DEFAULT_MENTORSHIP_DURATION,
  MENTORSHIP_DURATION_LABELS,
  MENTORSHIP_MESSAGE_MAX_CHARS,
  MENTORSHIP_MESSAGE_MIN_CHARS,
  messages,
  paths,
  requestMentorBody,
  type MentorDetail,
  type RequestMentorBody,
} from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { ListField } from '../../../components/form/ListField';
import { SelectField } from '../../../components/form/SelectField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { UnsavedChanges } from '../../../components/UnsavedChanges';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useRefreshMentorship } from '../useRefreshMentorship';

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) auto',
  justifyContent: 'start',
  gap: 12,
});
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.mentorshipNotSent };

/** What a request says: what it is about, in whose words, and for how long (member §3, §5). */
export function RequestForm({ mentor }: { mentor: Pick<MentorDetail, '_id' | 'name' | 'topics'> }) {
  const [ticked, setTicked] = useState<string[]>([]);
  const [added, setAdded] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const navigate = useNavigate();
  const showToast = useToast();
  const refresh = useRefreshMentorship();
  const { formProps, faults, isSending } = useForm({
    schema: requestMentorBody,
    fields: ['topics', 'message', 'duration'],
    toBody: ({ message: words, duration }) => ({
      message: String(words),
      topics: [...ticked, ...added],
      duration: duration as RequestMentorBody['duration'],
    }),
    submit: async (body) => {
      try {
        await send('POST', api.requestMentor(mentor._id), body);
        showToast('success', messages.mentorshipSent);
        await navigate(paths.mentorship());
      } finally {
        // What was refused may have another reason than the page knows: the last place is taken.
        void refresh();
      }
    },
    sentences: SENTENCES,
  });
  const written = message.trim().length;
  const isChanged = written > 0 || ticked.length + added.length > 0;
  return (
    <form {...formProps} aria-label="Mentorship request">
      <ChoiceField
        label="What would you like help with?"
        name="topics"
        choices={Object.fromEntries(mentor.topics.map((topic) => [topic, topic]))}
        chosen={ticked}
        onChange={setTicked}
        fault={faults.topics}
      />
      <ListField label="Something else (optional)" name="otherTopics" entries={added} onChange={setAdded} />
      <TextArea
        label="Your message"
        name="message"
        rows={9}
        maxLength={MENTORSHIP_MESSAGE_MAX_CHARS}
        required
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        placeholder={`Who you are, what you would like to learn, and why from ${mentor.name}.`}
        fault={faults.message}
        hint={
          written < MENTORSHIP_MESSAGE_MIN_CHARS
            ? `At least ${MENTORSHIP_MESSAGE_MIN_CHARS} characters, ${written} so far`
            : 'Say one thing that you have tried already: it makes answering easy.'
        }
      />
      <SelectField
        label="For how long"
        name="duration"
        defaultValue={DEFAULT_MENTORSHIP_DURATION}
        fault={faults.duration}
      >
        {Object.entries(MENTORSHIP_DURATION_LABELS).map(([duration, label]) => (
          <option key={duration} value={duration}>
            {label}
          </option>
        ))}
      </SelectField>
      <Ways>
        <SubmitButton isSending={isSending}>Send Request</SubmitButton>
        <ButtonLink href={paths.mentors()} look="outlined">
          Cancel
        </ButtonLink>
      </Ways>
      <UnsavedChanges exist={isChanged && !isSending} />
    </form>
  );
}
