import type { Core } from '@strapi/strapi';
import { consoleDonationsQuery, emptyBody, GENERAL_DONATIONS } from 'contracts';

import { idOf } from '../../../platform/console/actions';
import { callerOf } from '../../../platform/console/caller';
import { parseQuery } from '../../../platform/queries/parse-query';
import { sendCsv } from '../../../platform/serving/send-csv';
import { parseBody } from '../../../shared/parse-body';
import { closeCampaign } from '../console/close';
import { donationsCsv, listConsoleDonations } from '../console/donations';
import { readConsoleCampaign } from '../console/stored';
import { readDonationTotals } from '../impact';

/** What admins ask of campaigns and donations beside the campaigns themselves. */
const consoleController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  /** @throws NotFoundError for what is no campaign */
  const askedFor = async (params: Parameters<typeof idOf>[0]): Promise<string> => {
    const id = idOf(params);
    if (id !== GENERAL_DONATIONS) await readConsoleCampaign(strapi, id, new Date());
    return id;
  };
  return {
    async close(ctx) {
      parseBody(emptyBody, ctx.request.body);
      return { data: await closeCampaign(strapi, idOf(ctx.params), true, callerOf(ctx.state), new Date()) };
    },

    async reopen(ctx) {
      parseBody(emptyBody, ctx.request.body);
      return { data: await closeCampaign(strapi, idOf(ctx.params), false, callerOf(ctx.state), new Date()) };
    },

    async donations(ctx) {
      const query = parseQuery(consoleDonationsQuery, ctx.query);
      return listConsoleDonations(strapi, await askedFor(ctx.params), query);
    },

    async csv(ctx) {
      const id = await askedFor(ctx.params);
      await sendCsv(ctx, { name: `donations-${id}`, ...(await donationsCsv(strapi, id)) });
    },

    totals: async () => ({ data: await readDonationTotals(strapi, new Date()) }),
  };
};

export default consoleController;
