import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import {
  MENTORSHIP_AREA_LABELS,
  MENTORSHIP_DURATION_LABELS,
  MENTORSHIP_STATE_LABELS,
  type ConsoleMentorship,
  type ConsoleResource,
} from 'contracts';
import type { ReactNode } from 'react';
import { useShowContext } from 'react-admin';
import { Skeleton } from 'ui';

import { useDates } from '../../providers/dates';
import { Facts } from '../../schema/Facts';
import { Reassign } from './Reassign';

/** Somebody's words, as text and in their own lines. */
const Words = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface MentorshipLetterProps {
  resource: ConsoleResource;
  titleId: string;
  onClose: () => void;
}

/** What a student asked, what became of it, and another mentor while nobody has answered. */
export function MentorshipLetter({ resource, titleId, onClose }: MentorshipLetterProps) {
  const { record: known } = useShowContext<ConsoleMentorship>();
  // What the list knows of it is shown first, and is less.
  const record = known && 'message' in known ? known : undefined;
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {known ? `${known.studentName} asks ${known.mentorName}` : 'Mentorship'}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {record ? (
          <>
            <Request record={record} />
            {record.state === 'pending' && <Reassign key={record.mentorId} resource={resource} record={record} />}
          </>
        ) : (
          <div role="status" aria-label="Loading">
            <Skeleton style={{ height: 220 }} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

function Request({ record }: { record: ConsoleMentorship }) {
  const { moment } = useDates();
  const { state, area, duration, topics, message, answer, createdAt, assignedAt, answeredAt, completedAt } = record;
  const isReassigned = assignedAt !== createdAt;
  return (
    <Facts>
      <Fact name="Status">{MENTORSHIP_STATE_LABELS[state]}</Fact>
      <Fact name="Asked">{moment(createdAt)}</Fact>
      <Fact name="With this mentor since">{isReassigned && moment(assignedAt)}</Fact>
      <Fact name="Answered">{answeredAt && moment(answeredAt)}</Fact>
      <Fact name="Completed">{completedAt && moment(completedAt)}</Fact>
      <Fact name="Area">{area && MENTORSHIP_AREA_LABELS[area]}</Fact>
      <Fact name="Topics">{topics.split('\n').join(', ')}</Fact>
      <Fact name="Duration">{MENTORSHIP_DURATION_LABELS[duration]}</Fact>
      <Fact name="Message">{message && <Words>{message}</Words>}</Fact>
      <Fact name="Answer">{answer && <Words>{answer}</Words>}</Fact>
      <Fact name="The student says">{record.studentFeedback && <Words>{record.studentFeedback}</Words>}</Fact>
      <Fact name="The mentor says">{record.mentorFeedback && <Words>{record.mentorFeedback}</Words>}</Fact>
      <Fact name="Story">{record.isStory && 'Both agree that it is told on the overview'}</Fact>
    </Facts>
  );
}

/** A line of the facts; what is not known takes none. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
