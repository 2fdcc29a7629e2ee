import type { Core } from '@strapi/strapi';
import { paths, unsubscribeBody } from 'contracts';

import type { Context } from '../../../platform/accounts/cookies';
import { isOneClick } from '../../../platform/notifications/one-click';
import { wantsHtml } from '../../../platform/serving/addresses';
import { redirectWithin } from '../../../platform/serving/redirect-within';
import { parseBody } from '../../../shared/parse-body';
import unsubscriptionService from '../services/unsubscription';

/** The calls behind the link of a mail. They ask for no session: the link itself is the permission. */
const unsubscriptionController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    ctx.set('Cache-Control', 'no-store');
    // The address also stands in the mail's head, where programs that know no better open it for a person to read.
    if (wantsHtml(ctx.headers.accept)) return redirectWithin(ctx, paths.unsubscribe(tokenOf(ctx)));
    return { data: await unsubscriptionService({ strapi }).find(tokenOf(ctx)) };
  },

  async update(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const { isSubscribed } = parseBody(unsubscribeBody, isOneClick(ctx) ? {} : ctx.request.body);
    return { data: await unsubscriptionService({ strapi }).update(tokenOf(ctx), isSubscribed) };
  },
});

export default unsubscriptionController;

const tokenOf = (ctx: Context): string => String((ctx.params as { token?: unknown }).token);
