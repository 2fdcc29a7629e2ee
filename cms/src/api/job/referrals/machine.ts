import { messages, REFERRAL_STATES } from 'contracts';

import { machineOf, missing, NONE, refused } from '../../../platform/states/machine';

const elsewhere = {
  instead: { none: missing(messages.referralNotFound) },
  otherwise: refused(messages.referralAnswered),
} as const;

/** What becomes of a request for a referral. How many one may ask stands beside it, in the service. */
export const referralMachine = machineOf({
  name: 'referral',
  states: [NONE, ...REFERRAL_STATES],
  initial: NONE,
  transitions: {
    ask: { by: 'owner', leads: { none: 'asked' }, otherwise: refused(messages.referralAskedAlready) },
    refer: { by: 'recipient', leads: { asked: 'referred' }, ...elsewhere },
    decline: { by: 'recipient', leads: { asked: 'declined' }, ...elsewhere },
    /** Suggests that somebody else is asked. */
    pass: { by: 'recipient', leads: { asked: 'passed' }, ...elsewhere },
  },
});

/** Which event an answer is. */
export const ANSWERS = { referred: 'refer', declined: 'decline', passed: 'pass' } as const;
