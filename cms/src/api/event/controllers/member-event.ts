import type { Core } from '@strapi/strapi';
import { memberEventsQuery } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { parseQuery } from '../../../platform/queries/parse-query';
import { settingService } from '../../setting/public';
import memberEventService from '../services/member-event';

const memberEventController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const { maxEventsPerPage } = await settingService({ strapi }).kept();
    const { pageSize = maxEventsPerPage, ...query } = parseQuery(memberEventsQuery, ctx.query);
    return memberEventService({ strapi }).list(userOf(ctx), { ...query, pageSize });
  },

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await memberEventService({ strapi }).one(userOf(ctx), id) };
  },
});

export default memberEventController;
