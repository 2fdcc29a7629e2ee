import { MODERATION_STATES } from 'contracts';

import { machineOf, missing, NONE, refused } from '../states/machine';

/**
 * The states of what a member submits and an admin approves, or rejects with a reason. Whoever submitted it may take it
 * back while it waits. What is decided stays so.
 * @param name such as `event proposal`
 * @param words what is said of one that there is not, and of one that is decided already
 */
export const moderationOf = (name: string, words: { missing: string; decided: string }) => {
  const elsewhere = { instead: { [NONE]: missing(words.missing) }, otherwise: refused(words.decided) };
  return machineOf({
    name,
    states: [NONE, ...MODERATION_STATES],
    initial: 'pending',
    transitions: {
      approve: { by: 'admin', leads: { pending: 'approved' }, ...elsewhere },
      reject: { by: 'admin', leads: { pending: 'rejected' }, ...elsewhere },
      withdraw: { by: 'owner', leads: { pending: NONE }, ...elsewhere },
    },
  });
};
