import { styled } from '@mui/material/styles';
import {
  api,
  MENTORSHIP_FEEDBACK_MAX_CHARS,
  mentorshipFeedbackBody,
  messages,
  paths,
  type MentorshipDetail,
} from 'contracts';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextArea } from '../../../components/form/TextArea';
import { useForm } from '../../../components/form/useForm';
import { Words } from '../../../components/Rows';
import { SiteLink } from '../../../components/SiteLink';
import { useToast } from '../../../lib/useToast';
import { otherOf } from '../words';
import { Part } from './Part';
import { useMentorshipChange } from './useMentorshipChange';

const Box = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '68ch',
  color: theme.vars.palette.text.secondary,
  '& a': { textUnderlineOffset: 4 },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 8 });
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.feedbackNotSaved };

/** What the reader has to say in the end: a form until it is said, and again where they like. */
export function Feedback({ mentorship }: { mentorship: MentorshipDetail }) {
  const { feedback, story, abilities } = mentorship;
  const { name } = otherOf(mentorship);
  const [isEditing, setEditing] = useState(false);
  if (!feedback && !abilities.giveFeedback) return null;
  if (!feedback || isEditing) {
    return (
      <Part title="How was it?">
        <FeedbackForm mentorship={mentorship} onDone={() => setEditing(false)} isAgain={isEditing} />
      </Part>
    );
  }
  return (
    <Part title="Your feedback">
      <Box>
        <Words style={{ marginTop: 0 }}>{feedback.text}</Words>
        <Note>
          {story ? (
            <>
              It is told as a story on the <SiteLink href={paths.alumniMentorship()}>overview</SiteLink>, as both of you
              agree.
            </>
          ) : (
            <>
              The society’s admins read it.
              {feedback.mayBeShown && ` Once ${name} agrees as well, it is told as a story on the overview.`}
            </>
          )}
        </Note>
        {abilities.giveFeedback && (
          <Button type="button" look="outlined" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </Box>
    </Part>
  );
}

interface FeedbackFormProps {
  mentorship: MentorshipDetail;
  /** Something was said before. */
  isAgain: boolean;
  onDone: () => void;
}

function FeedbackForm({ mentorship, isAgain, onDone }: FeedbackFormProps) {
  const { _id, feedback } = mentorship;
  const { name } = otherOf(mentorship);
  const showToast = useToast();
  const { write } = useMentorshipChange(_id);
  const { formProps, faults, isSending } = useForm({
    schema: mentorshipFeedbackBody,
    submit: async (body) => {
      await write({ method: 'PUT', path: api.mentorshipFeedback(_id), body });
      showToast('success', messages.feedbackSaved);
      onDone();
    },
    sentences: SENTENCES,
  });
  return (
    <form {...formProps} aria-label="Feedback">
      <TextArea
        label="In a few words"
        name="text"
        rows={4}
        maxLength={MENTORSHIP_FEEDBACK_MAX_CHARS}
        required
        autoFocus={isAgain}
        defaultValue={feedback?.text ?? ''}
        placeholder="What did you take along? What would you tell the next ones?"
        hint={`The society’s admins read it; ${name} does not.`}
        fault={faults.text}
      />
      <Checkbox
        name="mayBeShown"
        label={`It may be told as a story with our names, if ${name} agrees as well`}
        defaultChecked={feedback?.mayBeShown ?? false}
      />
      <Ways>
        <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
          {isAgain ? 'Save' : 'Send Feedback'}
        </Button>
        {isAgain && (
          <Button type="button" look="outlined" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Ways>
    </form>
  );
}
