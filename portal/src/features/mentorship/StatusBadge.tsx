import { MENTORSHIP_STATE_LABELS, type MentorshipState } from 'contracts';

import { Badge } from '../../components/Badge';

/** Yellow for pending, green for accepted, red for rejected, blue otherwise (member §2). */
const TONES: Partial<Record<MentorshipState, string>> = { pending: 'yellow', accepted: 'green', rejected: 'red' };

/** How a request stands. */
export function StatusBadge({ status }: { status: MentorshipState }) {
  return <Badge data-tone={TONES[status] ?? 'blue'}>{MENTORSHIP_STATE_LABELS[status]}</Badge>;
}
