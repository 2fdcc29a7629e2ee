import type { Core } from '@strapi/strapi';
import { directoryQuery, messages, personMessageBody } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { countPersonMessage } from '../../../platform/accounts/limits';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import directoryService from '../services/directory';
import messageService from '../services/person-message';

const directoryController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: (ctx) => directoryService({ strapi }).list(parseQuery(directoryQuery, ctx.query), userOf(ctx)),

  filters: async () => ({ data: await directoryService({ strapi }).filters() }),

  findOne: async (ctx) => ({ data: await directoryService({ strapi }).findOne(String(ctx.params.id), userOf(ctx)) }),

  async message(ctx) {
    const { message } = parseBody(personMessageBody, ctx.request.body);
    const user = userOf(ctx);
    await messageService({ strapi }).send(user, String(ctx.params.id), message, () =>
      countPersonMessage(ctx, user, String(ctx.params.id)),
    );
    return { data: { msg: messages.personMessageSent } };
  },
});

export default directoryController;
