import { APPLICATION_STATES, messages } from 'contracts';

import { machineOf, missing, NONE, refused, unchanged } from '../../../platform/states/machine';

const gone = missing(messages.applicationNotFound);
const decided = refused(messages.applicationDecided);

/** How far an application has come. Whether its job can still be applied for stands beside it, in `apply.ts`. */
export const applicationMachine = machineOf({
  name: 'application',
  states: [NONE, ...APPLICATION_STATES],
  initial: NONE,
  transitions: {
    apply: { by: 'owner', leads: { none: 'received' }, otherwise: refused(messages.appliedAlready) },
    /** Takes it back; nothing of it stays. */
    withdraw: {
      by: 'owner',
      leads: { received: NONE, shortlisted: NONE },
      instead: { none: gone },
      otherwise: decided,
    },
    /** Also of somebody who was rejected by mistake. */
    shortlist: {
      by: 'poster',
      leads: { received: 'shortlisted', rejected: 'shortlisted' },
      instead: { none: gone, shortlisted: unchanged },
      otherwise: decided,
    },
    reject: {
      by: 'poster',
      leads: { received: 'rejected', shortlisted: 'rejected' },
      instead: { none: gone, rejected: unchanged },
      otherwise: decided,
    },
    hire: {
      by: 'poster',
      leads: { received: 'hired', shortlisted: 'hired' },
      instead: { none: gone, hired: unchanged },
      otherwise: decided,
    },
  },
});
