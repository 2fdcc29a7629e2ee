import type { SessionUser } from 'contracts';

import type { SignedInUser } from '../../accounts';

/** Who is signed in, as the portal sees it: the object itself, without envelope (design §5). */
export function presentSessionUser({ documentId, name, email, role, isVerified }: SignedInUser): SessionUser {
  return { _id: documentId, name, email, role, isVerified };
}
