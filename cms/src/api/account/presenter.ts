import type { Core } from '@strapi/strapi';
import type { SessionUser } from 'contracts';

import type { SignedInUser } from '../../platform/accounts';
import { presentAvatar } from '../../platform/files/present-avatar';
import { PROFILE_COLUMNS, toProfile, type ProfileRow } from '../profile/public';

/** Who is signed in, as the portal sees it: the object itself, without envelope (design §5, site §3). */
export async function presentSessionUser(strapi: Core.Strapi, user: SignedInUser): Promise<SessionUser> {
  const row: ProfileRow | undefined = await strapi.db
    .connection('profiles as profile')
    .where('profile.id', user.profileId)
    .first(PROFILE_COLUMNS);
  const profile = row && toProfile(row);
  return {
    _id: user.documentId,
    name: user.name,
    email: user.email,
    role: user.role,
    isVerified: user.isVerified,
    profileId: user.profileDocumentId,
    profilePicture: presentAvatar(user.avatar),
    bio: profile?.bio ?? '',
    skills: profile?.skills ?? [],
    graduationYear: profile?.graduationYear ?? null,
    company: profile?.company ?? '',
    position: profile?.jobTitle ?? '',
    program: profile?.program ?? '',
    year: profile?.year ?? '',
  };
}
