import {
  MENTORSHIP_STATE_LABELS,
  type ConsoleMentorshipRow,
  type ConsoleResource,
  type MentorshipState,
} from 'contracts';

import { StatusTag } from '../../components/StatusTag';
import { ResourceList, type Cells } from '../../schema/ResourceList';
import { ResourceShow } from '../../schema/ResourceShow';
import { MentorshipLetter } from './MentorshipLetter';
import { MentorshipStats } from './MentorshipStats';

const TONES: Partial<Record<MentorshipState, 'good' | 'waiting'>> = {
  pending: 'waiting',
  accepted: 'good',
  completed: 'good',
};
const cells: Cells<ConsoleMentorshipRow> = {
  state: {
    render: ({ state }) => <StatusTag tone={TONES[state] ?? 'plain'}>{MENTORSHIP_STATE_LABELS[state]}</StatusTag>,
  },
};

/** The Mentorships page: whether mentors answer, what is asked of them, and another mentor for what nobody answers. */
export default function MentorshipList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<ConsoleMentorshipRow>
      resource={resource}
      cells={cells}
      isEditable={false}
      above={<MentorshipStats />}
    >
      <ResourceShow resource={resource}>
        {(titleId, onClose) => <MentorshipLetter resource={resource} titleId={titleId} onClose={onClose} />}
      </ResourceShow>
    </ResourceList>
  );
}
