import type { Message, Thread, ThreadDetail } from 'contracts';

import { personOf } from './factories';

/** A message of the other, unless said. */
export function messageOf(overrides: Partial<Message> = {}): Message {
  const place = overrides.place ?? 1;
  return {
    ...{ _id: `message-${place}`, place, isOwn: false, text: `Message ${place}`, file: null },
    sentAt: `2026-11-20T09:${String(place).padStart(2, '0')}:00.000Z`,
    ...overrides,
  };
}

export function threadOf(overrides: Partial<Thread> = {}): Thread {
  const { _id = 'ravi' } = overrides;
  return { _id, person: personOf({ _id }), last: messageOf(), unread: 0, deliveredUpTo: 0, readUpTo: 0, ...overrides };
}

/** A thread whose messages have all been read, unless said. */
export function threadDetailOf(overrides: Partial<ThreadDetail> = {}): ThreadDetail {
  const messages = overrides.messages ?? [messageOf()];
  return {
    ...{ _id: 'ravi', person: personOf(), closed: null, messages, hasEarlier: false, hasLater: false },
    ...{ unread: 0, seenUpTo: messages.at(-1)?.place ?? 0, deliveredUpTo: 0, readUpTo: 0 },
    ...{ mentorship: null, isReported: false },
    ...overrides,
  };
}
