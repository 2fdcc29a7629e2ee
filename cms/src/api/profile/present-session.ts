import type { OwnSession } from 'contracts';

import type { SignedInUser } from '../../platform/accounts';
import { deviceName } from '../../platform/accounts/device';
import type { OwnSession as StoredSession } from '../../platform/accounts/own-sessions';

/** A session as its owner sees it. @param user whose request it is */
export function presentSession(session: StoredSession, { sessionId }: Pick<SignedInUser, 'sessionId'>): OwnSession {
  return {
    _id: session.documentId,
    device: deviceName(session.userAgent),
    isCurrent: session.id === sessionId,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
