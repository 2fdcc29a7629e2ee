import type { Core } from '@strapi/strapi';
import { notificationsQuery } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import type { Context } from '../../../platform/accounts/cookies';
import { parseQuery } from '../../../platform/queries/parse-query';
import notificationService from '../services/notification';

const notificationController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const unread = async (ctx: Context) => ({
    data: { unread: await notificationService({ strapi }).unread(userOf(ctx)) },
  });
  return {
    find: (ctx) => notificationService({ strapi }).list(parseQuery(notificationsQuery, ctx.query), userOf(ctx)),

    unread,

    async read(ctx) {
      await notificationService({ strapi }).markRead(userOf(ctx), String(ctx.params.id));
      return unread(ctx);
    },

    async readAll(ctx) {
      await notificationService({ strapi }).markAllRead(userOf(ctx));
      return unread(ctx);
    },
  };
};

export default notificationController;
