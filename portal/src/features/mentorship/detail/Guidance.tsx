import { styled } from '@mui/material/styles';
import { formatDate, MENTORSHIP_GOALS_MAX, MENTORSHIP_NUDGE_DAYS, type MentorshipDetail } from 'contracts';
import { useId } from 'react';

import { useSite } from '../../../lib/useSite';
import { otherOf } from '../words';

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 'clamp(16px, 2vw, 22px) clamp(18px, 2.4vw, 26px)',
  overflowWrap: 'anywhere',
  '--tone': theme.vars.palette.info.main,
  '&[data-tone="accepted"]': { '--tone': theme.vars.palette.success.main },
  '&[data-tone="rejected"]': { '--tone': theme.vars.palette.error.main },
  '&[data-tone="pending"]': { '--tone': theme.vars.palette.primary.main },
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: '3px solid var(--tone)',
  borderRadius: theme.vars.shape.borderRadius,
  '& h2': { ...theme.typography.h4, fontSize: '1.125rem' },
  '& p': { marginTop: 6, maxWidth: '68ch' },
  '& ul': { display: 'grid', gap: 4, marginTop: 8, paddingLeft: 20, listStyle: 'disc' },
}));

interface Advice {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** What is to be known at each point, and what comes next, as either of the two reads it (member §2). */
export function Guidance({ mentorship }: { mentorship: MentorshipDetail }) {
  const { timeZone } = useSite().settings;
  const id = useId();
  const { side, status, answerUntil } = mentorship;
  const { name } = otherOf(mentorship);
  const until = answerUntil ? formatDate(answerUntil, timeZone) : '';
  const { title, text, points } =
    side === 'student' ? forStudent(mentorship, name, until) : forMentor(mentorship, name, until);
  return (
    <Panel aria-labelledby={id} data-tone={status}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What there is to do while a mentorship goes on: to begin with, what has not been done yet. */
function nextSteps({ goals, meetings }: MentorshipDetail, meet: string, further: string): string[] {
  return [
    ...(meetings.length === 0 ? [meet] : []),
    goals.length === 0
      ? `Agree on up to ${MENTORSHIP_GOALS_MAX} goals, and write them down below.`
      : 'Look at your goals together now and then. Either of you ticks off what is reached.',
    further,
  ];
}

function forStudent(mentorship: MentorshipDetail, name: string, until: string): Advice {
  const others = mentorship.suggestions.length > 0 ? ' Below are others who fit you.' : '';
  switch (mentorship.status) {
    case 'pending':
      return {
        title: 'Your request is on its way',
        text: `${name} has until ${until} to answer. We remind them after ${MENTORSHIP_NUDGE_DAYS} days, and tell you as soon as they answer.`,
      };
    case 'accepted':
      return {
        title: 'Next Steps',
        points: nextSteps(
          mentorship,
          `Thank ${name}, and set a time for the first meeting.`,
          'Come with questions. Note what you take along while you still know it.',
        ),
      };
    case 'rejected':
      return {
        title: 'Request Declined',
        text: `${name} cannot take you on at the moment. Places are few, and this says nothing about you.${others}`,
      };
    case 'completed':
      return {
        title: 'Mentorship Completed',
        text: `Well done. Say in a few words how it went: ${name} put time into you, and others decide by it.`,
      };
    case 'expired':
      return { title: 'Not answered in time', text: `${name} did not answer. That happens to good requests.${others}` };
    case 'cancelled':
      return { title: 'Request Cancelled', text: 'You took it back. You can ask again at any time.' };
  }
}

function forMentor(mentorship: MentorshipDetail, name: string, until: string): Advice {
  switch (mentorship.status) {
    case 'pending':
      return {
        title: `${name} waits for your answer`,
        text: `Please answer until ${until}. A short word helps, also with a no: after that day the request lapses, and ${name} is shown other mentors.`,
      };
    case 'accepted':
      return {
        title: 'Next Steps',
        points: nextSteps(
          mentorship,
          `Set a time for the first meeting: ${name} is told.`,
          'After a meeting, note what comes next: both of you read it.',
        ),
      };
    case 'rejected':
      return { title: 'Request Declined', text: `You declined. ${name} is shown other mentors who fit.` };
    case 'completed':
      return {
        title: 'Mentorship Completed',
        text: `Thank you for your time. Say in a few words how it went with ${name}.`,
      };
    case 'expired':
      return {
        title: 'Not answered in time',
        text: `This request has lapsed. If you have no time at the moment, pause requests in your mentor profile.`,
      };
    case 'cancelled':
      return { title: 'Request Cancelled', text: `${name} took the request back. There is nothing to do.` };
  }
}
