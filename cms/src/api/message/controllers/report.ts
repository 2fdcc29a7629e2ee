import type { Core } from '@strapi/strapi';
import { decideReportBody } from 'contracts';

import { userOf, type Context } from '../../../platform/accounts/caller';
import { idOf } from '../../../platform/console/actions';
import { parseBody } from '../../../shared/parse-body';
import { sendFile } from '../files/send';
import reportService, { type Verdict } from '../services/report';

/** What admins do about reported conversations, beside reading the list. */
const reportController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = reportService({ strapi });
  const decide = (verdict: Verdict) => async (ctx: Context) => {
    const { note } = parseBody(decideReportBody, ctx.request.body);
    return { data: await service.decide(idOf(ctx.params), verdict, { note, profileId: userOf(ctx).profileId }) };
  };

  return {
    thread: (ctx) => service.thread(idOf(ctx.params)),
    uphold: decide('uphold'),
    dismiss: decide('dismiss'),
    file: async (ctx) =>
      sendFile(ctx, await service.file(idOf(ctx.params), String((ctx.params as { message?: unknown }).message))),
  };
};

export default reportController;
