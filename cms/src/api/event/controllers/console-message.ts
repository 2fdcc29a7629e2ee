import type { Core } from '@strapi/strapi';
import { eventMessageInput } from 'contracts';

import { idOf } from '../../../platform/console/actions';
import { parseBody } from '../../../shared/parse-body';
import eventMessageService from '../services/event-message';

const eventMessageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async (ctx) => ({ data: await eventMessageService({ strapi }).find(idOf(ctx.params)) }),

  async create(ctx) {
    const input = parseBody(eventMessageInput, ctx.request.body);
    const message = await eventMessageService({ strapi }).send(idOf(ctx.params), input);
    ctx.status = 201;
    return { data: message };
  },
});

export default eventMessageController;
