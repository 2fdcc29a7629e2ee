import type { Core } from '@strapi/strapi';
import { teamMembersQuery } from 'contracts';

import { parseQuery } from '../../../shared/parse-query';
import teamMemberService from '../services/team-member';

const teamMemberController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: (ctx) => teamMemberService({ strapi }).list(parseQuery(teamMembersQuery, ctx.query)),
});

export default teamMemberController;
