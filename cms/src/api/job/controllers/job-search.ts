import type { Core } from '@strapi/strapi';
import { jobSearchBody, jobSearchRhythmBody, messages, type MessageAnswer } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { idOf } from '../../../platform/console/actions';
import { parseBody } from '../../../shared/parse-body';
import jobSearchService from '../services/job-search';

/** Searches that tell their owners of matches. */
const jobSearchController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async (ctx) => ({ data: await jobSearchService({ strapi }).list(userOf(ctx)) }),

  async save(ctx) {
    const saved = parseBody(jobSearchBody, ctx.request.body);
    return { data: await jobSearchService({ strapi }).save(userOf(ctx), saved) };
  },

  async change(ctx) {
    const { rhythm } = parseBody(jobSearchRhythmBody, ctx.request.body);
    return { data: await jobSearchService({ strapi }).change(userOf(ctx), idOf(ctx.params), rhythm) };
  },

  async end(ctx): Promise<MessageAnswer> {
    await jobSearchService({ strapi }).end(userOf(ctx), idOf(ctx.params));
    return { data: { msg: messages.jobSearchEnded } };
  },
});

export default jobSearchController;
