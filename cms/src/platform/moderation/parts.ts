import { messages, REASON_MAX_CHARS } from 'contracts';

import { capital } from '../../shared/capital';
import type { Described } from '../console/definition';
import { admins, type Call } from '../permissions/calls';
import type { Moderated } from './moderated';

/** The controller that a type's decisions have in its feature. */
export const decisionController = ({ resource }: Moderated) => `decision-${resource}`;

/** The routes of the decisions about a type, for admins. */
export const decisionCalls = (moderated: Moderated): Call[] =>
  (['approve', 'reject'] as const).map((event) => [
    'POST',
    `/admin/${moderated.resource}/:id/${event}`,
    `${decisionController(moderated)}.${event}`,
    admins,
  ]);

/** What the console says of what waits for a decision, and of decisions. */
export const consoleModeration = ({
  noun,
  columns,
  waiting,
  words,
}: Moderated): Pick<Described, 'waiting' | 'moderation'> => ({
  waiting,
  moderation: {
    field: columns.state,
    approved: `${capital(noun)} approved`,
    rejected: `${capital(noun)} rejected`,
    notDecided: `Failed to decide about the ${noun}`,
    reasonMissing: messages.reasonMissing,
    reasonHint: 'Whoever submitted it reads it.',
    reasonMaxLength: REASON_MAX_CHARS,
    ...words,
  },
});
