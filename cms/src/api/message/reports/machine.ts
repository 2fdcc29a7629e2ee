import { MESSAGE_REPORT_STATES, messages } from 'contracts';

import { machineOf, missing, NONE, refused } from '../../../platform/states/machine';

const decided = {
  instead: { none: missing(messages.reportNotFound) },
  otherwise: refused(messages.reportDecidedAlready),
} as const;

/** What becomes of a report. That an admin has read the conversation before stands beside it, in `decide.ts`. */
export const messageReportMachine = machineOf({
  name: 'message report',
  states: [NONE, ...MESSAGE_REPORT_STATES],
  initial: NONE,
  transitions: {
    /** Also once more after an earlier report is decided: that is a report of its own. */
    report: {
      by: 'recipient',
      leads: { none: 'open', upheld: 'open', dismissed: 'open' },
      otherwise: refused(messages.messageReportedAlready),
    },
    uphold: { by: 'admin', leads: { open: 'upheld' }, ...decided },
    dismiss: { by: 'admin', leads: { open: 'dismissed' }, ...decided },
  },
});
