import { MODERATION_STATES } from 'contracts';

import { capital } from '../../shared/capital';
import { machineOf, missing, NONE, refused } from '../states/machine';

/**
 * The states of what a member submits and an admin approves, or rejects with a reason. Whoever submitted it may take it
 * back while it waits. What is decided stays so.
 * @param name such as `event proposal`
 * @param noun what a refusal calls one, such as `proposal`
 */
export const moderationOf = (name: string, noun: string) => {
  const elsewhere = {
    instead: { [NONE]: missing(`${capital(noun)} not found`) },
    otherwise: refused(`This ${noun} has been decided already`),
  };
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
