import type { Core } from '@strapi/strapi';
import { campaignsQuery, donationsQuery, donationSubmission, donorsQuery, IDEMPOTENCY_KEY } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { countPayment } from '../../../platform/accounts/limits';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { idOf } from '../../../platform/console/actions';
import { parseQuery } from '../../../platform/queries/parse-query';
import { refuseQuery } from '../../../platform/queries/refuse-query';
import { parseBody } from '../../../shared/parse-body';
import { readKey } from '../../payment/public';
import { listOwnDonations } from '../donations/own';
import { readImpact } from '../impact';
import givingService from '../services/giving';

/** Campaigns and donations, as members see them; what there is to donate for, as everybody does. */
const givingController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = givingService({ strapi });
  return {
    find: (ctx) => service.list(parseQuery(campaignsQuery, ctx.query)),
    findOne: async (ctx) => ({ data: await service.one(idOf(ctx.params)) }),
    donors: (ctx) => service.donors(idOf(ctx.params), parseQuery(donorsQuery, ctx.query), userOf(ctx)),
    own: (ctx) => listOwnDonations(strapi, ownProfileId(userOf(ctx)), parseQuery(donationsQuery, ctx.query)),
    impact: async () => ({ data: await readImpact(strapi, new Date()) }),

    async options(ctx) {
      const now = new Date();
      const { options, until } = await service.options(now);
      if (until) ctx.state.cacheSeconds = Math.max(0, (until.getTime() - now.getTime()) / 1000);
      return { data: options };
    },

    async donate(ctx) {
      refuseQuery(ctx);
      ctx.request.body = withoutPaymentDetails(ctx.request.body);
      const submitted = parseBody(donationSubmission, ctx.request.body);
      const key = readKey(ctx.request.headers[IDEMPOTENCY_KEY.toLowerCase()]);
      const user = userOf(ctx);
      await countPayment(ctx, user);
      return { data: await service.donate(user, { ...submitted, key }) };
    },
  };
};

export default givingController;

/** The documents send a card along: it is thrown away before anything reads, keeps or answers it (design §5). */
function withoutPaymentDetails(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { paymentDetails: _thrownAway, ...rest } = body as { paymentDetails?: unknown };
  return rest;
}
