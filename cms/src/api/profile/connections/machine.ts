import { messages, type ConnectionState } from 'contracts';

import { machineOf, missing, NONE, refused, unchanged } from '../../../platform/states/machine';

/** How somebody stands to another: what they see, and what they are not told. */
const STANDINGS = [
  NONE,
  'sent',
  'received',
  'connected',
  /** Has blocked the other. */
  'blocking',
  /** Has blocked the other, who has asked to connect. */
  'ignoring',
  /** Is blocked by the other, and not told. */
  'blocked',
  /** Is blocked by the other, and has asked to connect. */
  'unheard',
  /** Each has blocked the other. */
  'estranged',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** As the other of the two stands. */
export const MIRRORED: Record<Standing, Standing> = {
  none: 'none',
  sent: 'received',
  received: 'sent',
  connected: 'connected',
  blocking: 'blocked',
  ignoring: 'unheard',
  blocked: 'blocking',
  unheard: 'ignoring',
  estranged: 'estranged',
};

/** What somebody sees of it: whoever is blocked is not told, so that what they asked stays asked in their eyes. */
export const SEEN: Record<Standing, Exclude<ConnectionState, 'self'>> = {
  none: 'none',
  sent: 'sent',
  received: 'received',
  connected: 'connected',
  blocking: 'blocked',
  ignoring: 'blocked',
  blocked: 'none',
  unheard: 'sent',
  estranged: 'blocked',
};

/** What either of the two may make of their connection, from where they stand (security matrix 25). */
export const connectionMachine = machineOf({
  name: 'connection',
  states: STANDINGS,
  initial: NONE,
  transitions: {
    /** Asks to connect. Whoever was asked by the other accepts thereby. */
    connect: {
      by: 'either',
      leads: { none: 'sent', received: 'connected', blocked: 'unheard' },
      otherwise: refused(messages.connectionExists),
    },
    accept: { by: 'either', leads: { received: 'connected' }, otherwise: missing(messages.connectionNotFound) },
    /** Declines what the other asked, who may ask again. */
    decline: { by: 'either', leads: { received: 'none' }, otherwise: missing(messages.connectionNotFound) },
    /** Withdraws a request, declines one, or ends a connection or a block. What was asked meanwhile is a request again. */
    remove: {
      by: 'either',
      leads: {
        ...{ sent: 'none', received: 'none', connected: 'none' },
        ...{ blocking: 'none', ignoring: 'received', unheard: 'blocked', estranged: 'blocked' },
      },
      otherwise: missing(messages.connectionNotFound),
    },
    /** Blocks the other. A connection ends, and what was asked; what the other asked is shown to nobody but them. */
    block: {
      by: 'either',
      leads: {
        ...{ none: 'blocking', sent: 'blocking', connected: 'blocking', received: 'ignoring' },
        ...{ blocked: 'estranged', unheard: 'estranged' },
      },
      otherwise: unchanged,
    },
  },
});

/** What either may do. */
export type ConnectionEvent = keyof typeof connectionMachine.transitions;
