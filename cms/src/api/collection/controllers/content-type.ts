import type { Core } from '@strapi/strapi';
import { contentTypeChangeSchema } from 'contracts';

import { parseBody } from '../../../shared/parse-body';
import contentTypeService from '../services/content-type';

const contentTypeController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await contentTypeService({ strapi }).all() }),

  async update(ctx) {
    const change = parseBody(contentTypeChangeSchema, ctx.request.body);
    const service = contentTypeService({ strapi });
    return { data: await service.change(service.named(String(ctx.params.type)), change) };
  },
});

export default contentTypeController;
