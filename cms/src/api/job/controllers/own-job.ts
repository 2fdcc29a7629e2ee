import type { Core } from '@strapi/strapi';
import { alumniJobBody, jobBody, messages, ownJobsQuery, reportJobBody, type MessageAnswer } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { idOf } from '../../../platform/console/actions';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import { settingService } from '../../setting/public';
import { fromAlumniForm, fromForm } from '../jobs/write';
import jobStandingService from '../services/job-standing';
import ownJobService from '../services/own-job';

/** What people do with the jobs that they post, by either form. */
const ownJobController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const readForm = async (body: unknown) => {
    const { timeZone } = await settingService({ strapi }).current();
    return fromForm(parseBody(jobBody(timeZone), body));
  };
  const readAlumniForm = (body: unknown) => fromAlumniForm(parseBody(alumniJobBody, body));

  return {
    find: (ctx) => ownJobService({ strapi }).list(userOf(ctx), parseQuery(ownJobsQuery, ctx.query)),

    standing: async (ctx) => ({ data: await jobStandingService({ strapi }).find(userOf(ctx), idOf(ctx.params)) }),

    async post(ctx) {
      return { data: await ownJobService({ strapi }).post(userOf(ctx), await readForm(ctx.request.body)) };
    },

    async postAsAlumni(ctx) {
      return { data: await ownJobService({ strapi }).post(userOf(ctx), readAlumniForm(ctx.request.body)) };
    },

    async change(ctx) {
      const written = await readForm(ctx.request.body);
      return { data: await ownJobService({ strapi }).change(userOf(ctx), idOf(ctx.params), written) };
    },

    async changeAsAlumni(ctx) {
      const written = readAlumniForm(ctx.request.body);
      return { data: await ownJobService({ strapi }).change(userOf(ctx), idOf(ctx.params), written) };
    },

    close: async (ctx) => ({ data: await ownJobService({ strapi }).close(userOf(ctx), idOf(ctx.params)) }),

    async delete(ctx): Promise<MessageAnswer> {
      await ownJobService({ strapi }).remove(userOf(ctx), idOf(ctx.params));
      return { data: { msg: messages.jobDeleted } };
    },

    async report(ctx): Promise<MessageAnswer> {
      const { reason } = parseBody(reportJobBody, ctx.request.body);
      await ownJobService({ strapi }).report(userOf(ctx), idOf(ctx.params), reason);
      return { data: { msg: messages.jobReported } };
    },
  };
};

export default ownJobController;
