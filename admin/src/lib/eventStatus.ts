import type { ConsoleEventRow, ConsoleEventStatus } from 'contracts';

/** What an event in each state is called (admin §2: Published or Draft), and how its tag looks. */
const STATUS_TAGS = {
  published: { label: 'Published', tone: 'good' },
  draft: { label: 'Draft', tone: 'waiting' },
  proposals: { label: 'Proposal', tone: 'waiting' },
  rejected: { label: 'Rejected', tone: 'plain' },
} as const satisfies Record<ConsoleEventStatus, { label: string; tone: 'good' | 'waiting' | 'plain' }>;

/** What has become of an event, in a word. */
export function statusTagOf({ isPublished, proposal }: Pick<ConsoleEventRow, 'isPublished' | 'proposal'>) {
  if (isPublished) return STATUS_TAGS.published;
  if (proposal === 'pending') return STATUS_TAGS.proposals;
  return proposal === 'rejected' ? STATUS_TAGS.rejected : STATUS_TAGS.draft;
}
