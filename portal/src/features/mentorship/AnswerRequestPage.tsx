import { styled } from '@mui/material/styles';
import {
  api,
  formatDate,
  MENTORSHIP_ANSWER_MAX_CHARS,
  MENTORSHIP_DURATION_LABELS,
  messages,
  paths,
  type MentorshipLink,
  type MentorshipState,
  type One,
} from 'contracts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { Skeleton } from 'ui';

import { Button, ButtonLink } from '../../components/Button';
import { TextArea } from '../../components/form/TextArea';
import { LetterFrame } from '../../components/LetterFrame';
import { NeedsScript } from '../../components/NeedsScript';
import { PrivateHead } from '../../components/PrivateHead';
import { Words } from '../../components/Rows';
import { send } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';
import { useToast } from '../../lib/useToast';

const Request = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  maxWidth: 640,
  '& > p': { ...theme.typography.body2, marginTop: 12, color: theme.vars.palette.text.secondary },
  '& > div': { marginTop: 24 },
}));
const SENTENCES = { noAnswer: messages.networkError, fallback: messages.mentorshipNotResponded };

/** Where the link of a mail leads by which a mentor answers a request. It asks for no sign-in. */
export default function AnswerRequestPage() {
  const { token = '' } = useParams();
  const path = api.mentorshipAnswer(token);
  const { data, error, retry } = useApi<One<MentorshipLink>>(path);
  const { mutate } = useSWR<One<MentorshipLink>>(path);
  const showToast = useToast();
  const [answer, setAnswer] = useState('');
  const [isSending, setSending] = useState(false);
  const [isDecidedHere, setDecidedHere] = useState(false);
  const link = data?.data;

  const decide = async (status: 'accepted' | 'rejected') => {
    if (isSending) return;
    setSending(true);
    try {
      const after = await send<One<MentorshipLink>>('POST', path, { status, ...(answer.trim() && { answer }) });
      setDecidedHere(true);
      await mutate(after, { revalidate: false });
    } catch (failure) {
      showToast('error', sentenceFor(failure, SENTENCES));
      // Somebody was faster, such as the student who took it back.
      await mutate();
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <PrivateHead title="Mentorship request" />
      {!link && !error && (
        <LetterFrame title="A request for you" lead="One moment.">
          <div role="status" aria-label="Loading">
            <NeedsScript />
            <Skeleton style={{ width: 220, height: 44 }} />
          </div>
        </LetterFrame>
      )}
      {error && (
        <LetterFrame
          takesFocus
          title={error.status === 404 ? 'This link is over' : 'That did not work'}
          lead={error.msg}
        >
          {error.status === 404 ? (
            <ButtonLink href={paths.login(paths.alumniMentorship({ tab: 'mine', status: 'pending' }))}>
              Sign in
            </ButtonLink>
          ) : (
            <Button type="button" onClick={retry}>
              Try again
            </Button>
          )}
        </LetterFrame>
      )}
      {link?.abilities.respond && (
        <LetterFrame title="A student asks for you" lead={`${introduction(link)} would like you to be their mentor.`}>
          <LinkedRequest link={link}>
            <TextArea
              label="A word along with your answer (optional)"
              name="answer"
              rows={3}
              maxLength={MENTORSHIP_ANSWER_MAX_CHARS}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </LinkedRequest>
          <Button type="button" aria-busy={isSending} aria-disabled={isSending} onClick={() => void decide('accepted')}>
            Accept
          </Button>
          <Button type="button" look="outlined" aria-disabled={isSending} onClick={() => void decide('rejected')}>
            Decline
          </Button>
        </LetterFrame>
      )}
      {link && !link.abilities.respond && (
        <LetterFrame
          key={link.status}
          takesFocus={isDecidedHere}
          title={isDecidedHere ? messages.mentorshipResponded(decisionOf(link.status)) : OUTCOMES[link.status].title}
          lead={isDecidedHere ? leadAfter(link) : OUTCOMES[link.status].lead}
        >
          <ButtonLink href={paths.mentorshipDetail(link._id)}>See the request</ButtonLink>
        </LetterFrame>
      )}
    </>
  );
}

const decisionOf = (status: MentorshipState) => (status === 'rejected' ? 'rejected' : 'accepted');

/** Who asks, with what they study. */
function introduction({ student: { name, major, graduationYear } }: MentorshipLink): string {
  const studies = [major, graduationYear && `class of ${graduationYear}`].filter(Boolean).join(', ');
  return studies ? `${name} (${studies})` : name;
}

function leadAfter({ status, student: { name } }: MentorshipLink): string {
  return status === 'accepted'
    ? `Thank you. ${name} is told, and can agree on a first meeting with you.`
    : `${name} is told, and is shown other mentors. Thank you for answering.`;
}

/** What a link says that is not to be decided by any more. */
const OUTCOMES: Record<MentorshipState, { title: string; lead: string }> = {
  pending: { title: 'Please sign in to answer', lead: 'This link shows the request, and cannot answer it any more.' },
  accepted: { title: 'You have accepted', lead: `${messages.mentorshipAcceptedAlready}. Nothing is left to do here.` },
  rejected: { title: 'You have declined', lead: `${messages.mentorshipRejectedAlready}. Nothing is left to do here.` },
  completed: { title: 'This mentorship is over', lead: 'Thank you for your time.' },
  cancelled: { title: 'The request was taken back', lead: 'The student has cancelled it. There is nothing to do.' },
  expired: { title: 'This request has lapsed', lead: `${messages.mentorshipExpiredAlready}.` },
};

function LinkedRequest({ link, children }: { link: MentorshipLink; children: React.ReactNode }) {
  const { timeZone } = useSite().settings;
  const { message, topics, duration, answerUntil } = link;
  return (
    <Request>
      <Words style={{ marginTop: 0 }}>{message}</Words>
      <p>
        {topics.join(', ')} · {MENTORSHIP_DURATION_LABELS[duration]} · Answer by {formatDate(answerUntil, timeZone)}
      </p>
      <div>{children}</div>
    </Request>
  );
}
