import type { Core } from '@strapi/strapi';
import { announcementInput, announcementsQuery } from 'contracts';

import { idOf } from '../../../platform/console/actions';
import { changeRecord } from '../../../platform/console/change';
import { readPublicList, type PublicFields } from '../../../platform/queries/public-list';
import { parseBody } from '../../../shared/parse-body';
import { announcementRecords } from '../console/announcements';
import announcementService from '../services/announcement';

const uid = 'api::announcement.announcement';

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

  async create(ctx) {
    const input = parseBody(announcementInput, ctx.request.body);
    const { id } = await announcementRecords(strapi).create(input);
    ctx.status = 201;
    return { data: await announcementService({ strapi }).one(id) };
  },

  async update(ctx) {
    const id = idOf(ctx.params);
    const { one, update } = announcementRecords(strapi);
    const body = () => ctx.request.body;
    await changeRecord(strapi, { uid, id, one, update, body, writable: announcementInput });
    return { data: await announcementService({ strapi }).one(id) };
  },

  async delete(ctx) {
    const [removed] = await announcementRecords(strapi).remove([idOf(ctx.params)]);
    return { data: { _id: removed?._id } };
  },
});

export default announcementController;
