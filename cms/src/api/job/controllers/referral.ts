import type { Core } from '@strapi/strapi';
import { answerReferralBody, askReferralBody, referralsQuery } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { countPersonMessage } from '../../../platform/accounts/limits';
import { idOf } from '../../../platform/console/actions';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import referralService from '../services/referral';

/** Asking members who work where a job is, and answering. */
const referralController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  colleagues: (ctx) => referralService({ strapi }).colleagues(userOf(ctx), idOf(ctx.params)),

  async ask(ctx) {
    const user = userOf(ctx);
    const asked = parseBody(askReferralBody, ctx.request.body);
    const count = () => countPersonMessage(ctx, user, asked.person);
    return { data: await referralService({ strapi }).ask(user, idOf(ctx.params), asked, count) };
  },

  find: (ctx) => referralService({ strapi }).list(userOf(ctx), parseQuery(referralsQuery, ctx.query)),

  async answer(ctx) {
    const answered = parseBody(answerReferralBody, ctx.request.body);
    return { data: await referralService({ strapi }).answer(userOf(ctx), idOf(ctx.params), answered) };
  },
});

export default referralController;
