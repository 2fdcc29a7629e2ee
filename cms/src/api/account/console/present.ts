import type { ConsoleUser } from 'contracts';

import type { Account } from '../../../platform/accounts';

/** Names the fields of an account that reach the console (admin §3). */
export function presentUser({ documentId, name, email, role, isVerified, blocked, createdAt }: Account): ConsoleUser {
  return {
    id: documentId,
    _id: documentId,
    name,
    email,
    role,
    isVerified,
    blocked,
    createdAt: createdAt.toISOString(),
  };
}
