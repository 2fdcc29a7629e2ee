import type { Core } from '@strapi/strapi';
import { teamMembersQuery } from 'contracts';

import { readPublicList, type PublicFields } from '../../../platform/queries/public-list';
import teamMemberService from '../services/team-member';

const fields: PublicFields = {
  _id: { attribute: 'documentId', kind: 'text' },
  documentId: { attribute: 'documentId', kind: 'text' },
  name: { attribute: 'name', kind: 'text' },
  role: { attribute: 'role', kind: 'text' },
  bio: { attribute: 'bio', kind: 'text' },
};

const teamMemberController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: (ctx) =>
    teamMemberService({ strapi }).list(readPublicList({ name: 'team members', schema: teamMembersQuery, fields }, ctx)),

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await teamMemberService({ strapi }).one(id) };
  },
});

export default teamMemberController;
