import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE, type Page, type TeamMember } from 'contracts';

import { presentPage, toRange, type PageRequest } from '../../../shared/present-page';
import { presentTeamMember, teamMemberPopulate } from '../presenter';

const uid = 'api::team-member.team-member';

const teamMemberService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Members in the order that their editors gave them. */
  async function inOrder(request: PageRequest): Promise<TeamMember[]> {
    const members = await strapi.documents(uid).findMany({
      sort: ['order:asc', 'id:asc'],
      populate: teamMemberPopulate,
      ...toRange(request),
    });
    return members.map(presentTeamMember);
  }

  return {
    /** A page of the team. */
    async list(request: PageRequest): Promise<Page<TeamMember>> {
      const [members, total] = await Promise.all([inOrder(request), strapi.documents(uid).count({})]);
      return presentPage(members, total, request);
    },

    /** The whole team, as a section shows it: at most as many as any list answers. */
    listAll: (): Promise<TeamMember[]> => inOrder({ page: 1, pageSize: MAX_PAGE_SIZE }),
  };
};

export default teamMemberService;
