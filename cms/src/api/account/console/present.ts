import type { ConsoleUser } from 'contracts';

import type { Account } from '../../../platform/accounts';
import { presentAvatar } from '../../../platform/files/present-avatar';

/** Names the fields of an account that reach the console (admin §3). */
export function presentUser(account: Account): ConsoleUser {
  const { documentId, name, email, role, isVerified, blocked, avatar, profileId, createdAt } = account;
  return {
    id: documentId,
    _id: documentId,
    name,
    email,
    role,
    isVerified,
    blocked,
    avatar: presentAvatar(avatar),
    profileId,
    createdAt: createdAt.toISOString(),
  };
}
