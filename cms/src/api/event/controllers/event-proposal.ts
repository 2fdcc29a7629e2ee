import type { Core } from '@strapi/strapi';
import { eventProposalsQuery, messages, proposeEventBody, type MessageAnswer } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import { settingService } from '../../setting/public';
import eventProposalService from '../services/event-proposal';

const eventProposalController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async propose(ctx) {
    const now = new Date();
    const settings = await settingService({ strapi }).current();
    const proposed = parseBody(proposeEventBody(settings.timeZone, now), ctx.request.body);
    return { data: await eventProposalService({ strapi }).propose(userOf(ctx), proposed, settings, now) };
  },

  find: (ctx) => eventProposalService({ strapi }).list(userOf(ctx), parseQuery(eventProposalsQuery, ctx.query)),

  async withdraw(ctx): Promise<MessageAnswer> {
    const { id } = ctx.params as { id: string };
    await eventProposalService({ strapi }).withdraw(userOf(ctx), id);
    return { data: { msg: messages.proposalWithdrawn } };
  },
});

export default eventProposalController;
