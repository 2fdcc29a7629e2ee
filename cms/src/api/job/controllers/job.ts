import type { Core } from '@strapi/strapi';
import { jobsQuery } from 'contracts';

import type { Context } from '../../../platform/accounts/caller';
import { idOf } from '../../../platform/console/actions';
import { readPublicList, type PublicFields } from '../../../platform/queries/public-list';
import { CLOCK_BOUND_CACHE_SECONDS } from '../../../shared/clock-bound';
import { nextChange } from '../jobs/job';
import jobService from '../services/job';

const text = (attribute: string) => ({ attribute, kind: 'text' }) as const;
const time = (attribute: string) => ({ attribute, kind: 'time' }) as const;
const fields: PublicFields = {
  _id: text('documentId'),
  documentId: text('documentId'),
  title: text('title'),
  company: text('company'),
  location: text('location'),
  type: text('type'),
  deadline: time('deadline'),
  createdAt: time('createdAt'),
};

const jobController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  /** What is open is so until the next job closes, to the second. */
  const keepUntilOneCloses = async (ctx: Context) => {
    const now = new Date();
    keepUntil(ctx, await jobService({ strapi }).nextClosing(now), now);
  };

  return {
    async find(ctx) {
      const query = readPublicList({ name: 'jobs', schema: jobsQuery, fields }, ctx);
      await keepUntilOneCloses(ctx);
      return jobService({ strapi }).list(query);
    },

    async filters(ctx) {
      await keepUntilOneCloses(ctx);
      return { data: await jobService({ strapi }).filters() };
    },

    async findOne(ctx) {
      const now = new Date();
      const found = await jobService({ strapi }).one(idOf(ctx.params), now);
      keepUntil(ctx, nextChange(found.closesAt === null ? null : new Date(found.closesAt), now), now);
      return { data: found };
    },

    async similar(ctx) {
      await keepUntilOneCloses(ctx);
      return { data: await jobService({ strapi }).similar(idOf(ctx.params)) };
    },
  };
};

export default jobController;

/** Keeps an answer until a moment, to the second; null for none that is near. */
function keepUntil(ctx: Context, moment: Date | null, now: Date): void {
  const seconds = moment ? Math.floor((moment.getTime() - now.getTime()) / 1000) : CLOCK_BOUND_CACHE_SECONDS;
  ctx.state.cacheSeconds = Math.min(seconds, CLOCK_BOUND_CACHE_SECONDS);
}
