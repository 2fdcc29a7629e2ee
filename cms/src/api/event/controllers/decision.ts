import type { Core } from '@strapi/strapi';
import { rejectProposalBody } from 'contracts';

import type { Context } from '../../../platform/accounts/caller';
import { parseBody } from '../../../shared/parse-body';
import decisionService from '../services/decision';

const decisionController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  approve: async (ctx) => ({ data: await decisionService({ strapi }).approve(idOf(ctx)) }),

  async reject(ctx) {
    const { reason } = parseBody(rejectProposalBody, ctx.request.body);
    return { data: await decisionService({ strapi }).reject(idOf(ctx), reason) };
  },
});

export default decisionController;

const idOf = (ctx: Context): string => String((ctx.params as { id?: unknown }).id);
