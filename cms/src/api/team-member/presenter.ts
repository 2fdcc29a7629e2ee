import type { Modules } from '@strapi/strapi';
import { photoAddress, type LinkedImage, type TeamMember } from 'contracts';

import { idsOf } from '../../shared/present-id';
import { presentImage } from '../../shared/present-image';

/** What the presenter needs to have loaded. */
export const teamMemberPopulate = { photo: true } as const;

type LoadedTeamMember = Modules.Documents.Result<
  'api::team-member.team-member',
  { populate: typeof teamMemberPopulate }
>;

/** Names the fields that leave the server. A GitHub address is kept but not shown (site §2.2). */
export function presentTeamMember(member: LoadedTeamMember): TeamMember {
  return {
    ...idsOf(member),
    name: member.name ?? '',
    role: member.role ?? '',
    bio: member.bio ?? '',
    photo: presentImage(member.photo) ?? linkedPhoto(member),
    social: {
      linkedin: member.linkedin || null,
      twitter: member.twitter || null,
      instagram: member.instagram || null,
    },
  };
}

/** The photograph at the address that an editor entered in place of an uploaded one (site §4). */
function linkedPhoto({ name, photoUrl }: LoadedTeamMember): LinkedImage | null {
  const url = photoAddress(photoUrl);
  return url === null ? null : { url, alt: `Photograph of ${name ?? ''}` };
}
