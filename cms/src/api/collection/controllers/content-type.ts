import type { Core } from '@strapi/strapi';
import { contentTypeChangeSchema } from 'contracts';

import { parseBody } from '../../../shared/parse-body';
import contentTypeService from '../services/content-type';

const contentTypeController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await contentTypeService({ strapi }).all() }),

  async update(ctx) {
    const service = contentTypeService({ strapi });
    const type = service.named(String(ctx.params['type']));
    return { data: await service.change(type, parseBody(contentTypeChangeSchema, ctx.request.body)) };
  },
});

export default contentTypeController;
