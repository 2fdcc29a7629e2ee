import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MAX_PAGE_SIZE, messages, type Page, type TeamMember } from 'contracts';

import { contentStatus } from '../../../platform/preview/drafts';
import { toFilters, toSort, type Wishes } from '../../../platform/queries/public-list';
import { presentPage, toRange, type PageRequest } from '../../../shared/present-page';
import { presentTeamMember, teamMemberPopulate } from '../presenter';

const NOTHING: Wishes = { conditions: [], order: [] };
const uid = 'api::team-member.team-member';

const teamMemberService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Members in the order that their editors gave them; to an editor who previews them, their drafts. */
  async function inOrder(request: PageRequest, { conditions, order }: Wishes = NOTHING): Promise<TeamMember[]> {
    const members = await strapi.documents(uid).findMany({
      status: contentStatus(uid),
      filters: toFilters(conditions),
      sort: toSort(order, { order: 'asc' }, { id: 'asc' }),
      populate: teamMemberPopulate,
      ...toRange(request),
    });
    return members.map(presentTeamMember);
  }

  return {
    /** A page of the team. */
    async list(request: PageRequest & Wishes): Promise<Page<TeamMember>> {
      const filters = toFilters(request.conditions);
      const [members, total] = await Promise.all([
        inOrder(request, request),
        strapi.documents(uid).count({ status: contentStatus(uid), filters }),
      ]);
      return presentPage(members, total, request);
    },

    /** One of the team. @throws NotFoundError for nobody */
    async one(documentId: string): Promise<TeamMember> {
      const member = await strapi
        .documents(uid)
        .findOne({ documentId, status: contentStatus(uid), populate: teamMemberPopulate });
      if (!member) throw new errors.NotFoundError(messages.teamMemberNotFound);
      return presentTeamMember(member);
    },

    /** The whole team, as a section shows it: at most as many as any list answers. */
    listAll: (): Promise<TeamMember[]> => inOrder({ page: 1, pageSize: MAX_PAGE_SIZE }),
  };
};

export default teamMemberService;
