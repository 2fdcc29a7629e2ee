import type { Core } from '@strapi/strapi';
import { preferencesBody } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { parseBody } from '../../../shared/parse-body';
import preferenceService from '../services/preference';

const preferenceController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async (ctx) => ({ data: await preferenceService({ strapi }).find(userOf(ctx)) }),

  async update(ctx) {
    const { preferences } = parseBody(preferencesBody, ctx.request.body);
    return { data: await preferenceService({ strapi }).update(userOf(ctx), preferences) };
  },
});

export default preferenceController;
