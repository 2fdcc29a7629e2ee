import type { Core } from '@strapi/strapi';
import type { SessionUser } from 'contracts';

import type { SignedInUser } from '../../platform/accounts';
import { presentAvatar } from '../../platform/files/present-avatar';
import { PROFILE_COLUMNS, toProfile } from '../profile/public';

/** Who is signed in, as the portal sees it: the object itself, without envelope (design §5, site §3). */
export async function presentSessionUser(strapi: Core.Strapi, user: SignedInUser): Promise<SessionUser> {
  const row: object | undefined = await strapi.db
    .connection('profiles as profile')
    .where('profile.id', user.profileId)
    .first(PROFILE_COLUMNS);
  const { bio, skills, graduationYear, company, jobTitle, program, year } = toProfile(row ?? {});
  return {
    _id: user.documentId,
    name: user.name,
    email: user.email,
    role: user.role,
    isVerified: user.isVerified,
    profileId: user.profileDocumentId,
    profilePicture: presentAvatar(user.avatar),
    bio,
    skills,
    graduationYear,
    company,
    position: jobTitle,
    program,
    year,
  };
}
