import type { EventMessage } from 'contracts';

import type { StoredEventMessage } from './event-message';

/** Names the fields of a message to the people of an event that reach the console. */
export function presentEventMessage(stored: StoredEventMessage): EventMessage {
  const { documentId, to, subject, message, recipients, told, createdAt, finishedAt } = stored;
  return {
    _id: documentId,
    to,
    subject,
    message,
    recipients,
    told,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
