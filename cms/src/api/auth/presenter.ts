import type { SessionUser } from 'contracts';

import type { SignedInUser } from '../../accounts';
import { presentAvatar } from '../../uploads/present-avatar';

/** Who is signed in, as the portal sees it: the object itself, without envelope (design §5). */
export function presentSessionUser(user: SignedInUser): SessionUser {
  return {
    _id: user.documentId,
    name: user.name,
    email: user.email,
    role: user.role,
    isVerified: user.isVerified,
    profileId: user.profileDocumentId,
    profilePicture: presentAvatar(user.avatar),
  };
}
