import type { Modules } from '@strapi/strapi';
import type { TeamMember } from 'contracts';

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
    _id: member.documentId,
    name: member.name ?? '',
    role: member.role ?? '',
    bio: member.bio ?? '',
    photo: presentImage(member.photo),
    social: {
      linkedin: member.linkedin || null,
      twitter: member.twitter || null,
      instagram: member.instagram || null,
    },
  };
}
