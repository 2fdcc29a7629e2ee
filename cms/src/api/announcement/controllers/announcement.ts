import type { Core } from '@strapi/strapi';
import { announcementsQuery } from 'contracts';

import { parseQuery } from '../../../shared/parse-query';
import announcementService from '../services/announcement';

const announcementController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: (ctx) => announcementService({ strapi }).list(parseQuery(announcementsQuery, ctx.query)),

  recent: () => announcementService({ strapi }).recent(),

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await announcementService({ strapi }).one(id) };
  },
});

export default announcementController;
