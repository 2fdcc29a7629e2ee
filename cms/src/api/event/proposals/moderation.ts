import { messages, paths } from 'contracts';

import { moderated } from '../../../platform/moderation/moderated';
import { EVENT, EVENTS_TABLE, findProposal } from './proposal';

/** Events that members propose: an approved one is an ordinary draft, whose proposer stays credited (design §7). */
export const eventProposals = moderated({
  name: 'event proposal',
  noun: 'proposal',
  resource: 'events',
  uid: EVENT,
  table: EVENTS_TABLE,
  columns: { state: 'proposal', reason: 'proposal_reason', author: 'proposed_by_id' },
  find: findProposal,
  waiting: { filter: { status: 'proposals' }, field: 'startsAt', word: 'proposed' },
  words: { approved: messages.proposalApproved, reasonHint: 'Whoever proposed the event reads it.' },
  told: {
    kinds: { approved: 'proposal-decided', rejected: 'proposal-decided' },
    thing: 'event',
    href: paths.alumniEvents({ status: 'mine' }),
    mail: {
      submitted: 'proposed',
      submitting: 'proposing',
      thanks: 'Thank you for the idea.',
      goesOn: (title) =>
        `“${title}” is going ahead. You will find it among the events as soon as it is published, with your name.`,
      open: 'Open the events',
    },
  },
});
