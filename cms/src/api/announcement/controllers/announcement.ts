import type { Core } from '@strapi/strapi';
import { announcementsQuery } from 'contracts';

import { readPublicList, type PublicFields } from '../../../platform/queries/public-list';
import announcementService from '../services/announcement';

const fields: PublicFields = {
  _id: { attribute: 'documentId', kind: 'text' },
  documentId: { attribute: 'documentId', kind: 'text' },
  title: { attribute: 'title', kind: 'text' },
  category: { attribute: 'category', kind: 'text' },
  createdAt: { attribute: 'announcedAt', kind: 'time' },
  date: { attribute: 'announcedAt', kind: 'time' },
};

const announcementController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: (ctx) =>
    announcementService({ strapi }).list(
      readPublicList({ name: 'announcements', schema: announcementsQuery, fields }, ctx),
    ),

  recent: () => announcementService({ strapi }).recent(),

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await announcementService({ strapi }).one(id) };
  },
});

export default announcementController;
