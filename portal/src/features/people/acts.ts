import { api, messages, type Connection, type ConnectionState, type One } from 'contracts';

import { send } from '../../lib/fetcher';

/** Somebody, and what ties the reader to them. */
export interface Subject {
  personId: string;
  name: string;
  /** Of the request, the connection or the block; null where there is none. */
  connectionId: string | null;
}

/** What can be made of how the reader and a person stand to each other, but for asking to connect, which has a form. */
export type Act = 'accept' | 'decline' | 'withdraw' | 'remove' | 'block' | 'unblock';

/** The acts that part people, which stand in a menu. */
export const PARTING: Record<ConnectionState, readonly Act[]> = {
  self: [],
  none: ['block'],
  sent: ['block'],
  received: ['block'],
  connected: ['remove', 'block'],
  blocked: [],
};

interface ActDefinition {
  label: string;
  /** @throws ApiError */
  call: (subject: Subject) => Promise<unknown>;
  /** What is told once it is done. */
  told: string;
  /** Asked before something is lost. */
  question?: (name: string) => string;
  /** Takes it back, where that loses nothing. */
  undo?: (subject: Subject, answer: unknown) => { act: Act; subject: Subject };
}

const removeBond = ({ connectionId }: Subject) => send('DELETE', api.connection(connectionId ?? ''));

/** Every act. The server refuses those that do not apply (security matrix 25). */
export const ACTS: Record<Act, ActDefinition> = {
  accept: {
    label: 'Accept',
    call: ({ connectionId }) => send('PUT', api.acceptConnection(connectionId ?? '')),
    told: messages.connectionAccepted,
  },
  decline: {
    label: 'Decline',
    call: ({ connectionId }) => send('PUT', api.declineConnection(connectionId ?? '')),
    told: messages.connectionDeclined,
    question: (name) => `Decline the request of ${name}?`,
  },
  withdraw: {
    label: 'Withdraw',
    call: removeBond,
    told: messages.connectionWithdrawn,
    question: (name) => `Withdraw your request to ${name}?`,
  },
  remove: {
    label: 'Remove',
    call: removeBond,
    told: messages.connectionRemoved,
    question: (name) => `Remove ${name} from your connections?`,
  },
  block: {
    label: 'Block',
    call: ({ personId }) => send<One<Connection>>('POST', api.block(personId)),
    told: messages.personBlocked,
    question: (name) => `Block ${name}? Your connection ends, and neither of you can write to the other.`,
    undo: (subject, answer) => ({
      act: 'unblock',
      subject: { ...subject, connectionId: (answer as One<Connection>).data._id },
    }),
  },
  unblock: {
    label: 'Unblock',
    call: removeBond,
    told: messages.personUnblocked,
    undo: (subject) => ({ act: 'block', subject }),
  },
};
