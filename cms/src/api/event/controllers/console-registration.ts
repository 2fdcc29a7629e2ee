import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { contentRange, idOf } from '../../../platform/console/actions';
import { readListQuery } from '../../../platform/console/query';
import { sendCsv } from '../../../platform/serving/send-csv';
import { settingService } from '../../setting/public';
import { findRegistrations, registrationsList, toRegistrationsFilter } from '../console/event-registrations';
import { presentQuestion } from '../present-question';
import { countRegistrations } from '../registrations/counts';
import { registrationsCsv } from '../registrations/csv';
import { findEvent } from '../registrations/registrable-event';

const eventRegistrationController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const query = readListQuery(registrationsList, ctx.query);
    const { records, total } = await findRegistrations(strapi, idOf(ctx.params), query);
    ctx.set('Content-Range', contentRange(registrationsList.name, query.range[0], records.length, total));
    return records;
  },

  async counts(ctx) {
    const { id } = await findEvent(strapi.db.connection, idOf(ctx.params));
    return { data: await countRegistrations(strapi.db.connection, id) };
  },

  async csv(ctx) {
    const { filter } = readListQuery(registrationsList, ctx.query);
    const documentId = idOf(ctx.params);
    const event = await strapi.documents('api::event.event').findOne({
      documentId,
      fields: ['title'],
      populate: { questions: true },
    });
    if (!event) throw new errors.NotFoundError(messages.eventNotFound);
    const { timeZone } = await settingService({ strapi }).current();
    const rows = registrationsCsv(strapi, {
      eventId: Number(event.id),
      filter: toRegistrationsFilter(filter),
      questions: (event.questions ?? []).map(presentQuestion),
      timeZone,
    });
    await sendCsv(ctx, { name: fileNameOf(event.title ?? ''), ...rows });
  },
});

export default eventRegistrationController;

/** `registrations-prototype-to-product`: a title as every file system takes it. */
function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['registrations', ...words].join('-').slice(0, 80);
}
