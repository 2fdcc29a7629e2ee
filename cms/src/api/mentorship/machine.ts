import { MENTORSHIP_STATES, messages } from 'contracts';

import { machineOf, missing, NONE, refused, unchanged } from '../../platform/states/machine';

/** What is said where a step comes too late, by where the request stands. */
const elsewhere = {
  none: missing(messages.mentorshipNotFound),
  rejected: refused(messages.mentorshipRejectedAlready),
  completed: refused(messages.mentorshipCompletedAlready),
  cancelled: refused(messages.mentorshipCancelledAlready),
  expired: refused(messages.mentorshipExpiredAlready),
} as const;
const unlessAccepted = { instead: elsewhere, otherwise: refused(messages.mentorshipAcceptedAlready) } as const;

/**
 * What becomes of a request, and of the mentorship that it begins (design §7). Places of a mentor, and how many requests
 * of a student may wait, stand beside it, in the services.
 */
export const mentorshipMachine = machineOf({
  name: 'mentorship',
  states: [NONE, ...MENTORSHIP_STATES],
  initial: NONE,
  transitions: {
    /** Also once more of the same mentor, after an earlier request is over: that is a request of its own. */
    ask: {
      by: 'owner',
      leads: { none: 'pending', rejected: 'pending', completed: 'pending', cancelled: 'pending', expired: 'pending' },
      otherwise: refused(messages.mentorshipExists),
    },
    accept: { by: 'recipient', leads: { pending: 'accepted' }, ...unlessAccepted },
    reject: { by: 'recipient', leads: { pending: 'rejected' }, ...unlessAccepted },
    cancel: { by: 'owner', leads: { pending: 'cancelled' }, ...unlessAccepted },
    complete: {
      by: 'either',
      leads: { accepted: 'completed' },
      instead: elsewhere,
      otherwise: refused(messages.mentorshipStillPending),
    },
    /** It waits for another mentor, for as long as a new one does. */
    reassign: { by: 'admin', leads: { pending: 'pending' }, ...unlessAccepted },
    expire: { by: 'clock', leads: { pending: 'expired' }, otherwise: unchanged },
  },
});

/** Which event an answer is. */
export const ANSWERS = { accepted: 'accept', rejected: 'reject' } as const;
