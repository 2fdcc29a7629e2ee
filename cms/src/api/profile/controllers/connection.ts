import type { Core } from '@strapi/strapi';
import { connectBody, connectionsQuery, messages, type MessageAnswer } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import type { Context } from '../../../platform/accounts/cookies';
import { countConnectionRequest } from '../../../platform/accounts/limits';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import connectionService from '../services/connection';

const connectionController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: (ctx) => connectionService({ strapi }).list(parseQuery(connectionsQuery, ctx.query), userOf(ctx)),

  suggestions: async (ctx) => ({ data: await connectionService({ strapi }).suggestions(userOf(ctx)) }),

  async connect(ctx) {
    const { message } = parseBody(connectBody, ctx.request.body);
    await countConnectionRequest(ctx, userOf(ctx));
    return { data: await connectionService({ strapi }).connect(userOf(ctx), idOf(ctx), message) };
  },

  accept: async (ctx) => ({ data: await connectionService({ strapi }).accept(userOf(ctx), idOf(ctx)) }),

  async decline(ctx): Promise<MessageAnswer> {
    await connectionService({ strapi }).decline(userOf(ctx), idOf(ctx));
    return { data: { msg: messages.connectionDeclined } };
  },

  remove: async (ctx): Promise<MessageAnswer> => ({
    data: { msg: await connectionService({ strapi }).remove(userOf(ctx), idOf(ctx)) },
  }),

  block: async (ctx) => ({ data: await connectionService({ strapi }).block(userOf(ctx), idOf(ctx)) }),
});

export default connectionController;

const idOf = (ctx: Context): string => String((ctx.params as { id?: unknown }).id);
