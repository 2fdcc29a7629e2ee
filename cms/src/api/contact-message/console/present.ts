import type { ConsoleContactMessage } from 'contracts';

import type { ContactMessage } from '../contact-message';

/** Names the fields of a message that reach the console (design §8). */
export function presentContactMessage(stored: ContactMessage): ConsoleContactMessage {
  const { documentId, name, email, message, handledAt, createdAt } = stored;
  return {
    id: documentId,
    _id: documentId,
    name,
    email,
    message,
    status: handledAt === null ? 'new' : 'handled',
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
