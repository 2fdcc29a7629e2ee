import { Readable } from 'node:stream';

import type { Core } from '@strapi/strapi';
import { applicationNoteBody, jobApplicationsQuery, messages, rejectApplicationBody, rejectRestBody } from 'contracts';

import { userOf, type Context } from '../../../platform/accounts/caller';
import { idOf } from '../../../platform/console/actions';
import { zipOf } from '../../../platform/files/zip';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import { applicationFiles } from '../applications/files';
import jobApplicationService, { type Move } from '../services/job-application';

/** What whoever posted a job does with the applications for it. */
const jobApplicationController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const move = (event: Move) => async (ctx: Context) => {
    const { sentence } = parseBody(rejectApplicationBody, event === 'reject' ? ctx.request.body : {});
    const service = jobApplicationService({ strapi });
    return { data: await service.move(userOf(ctx), idOf(ctx.params), applicationOf(ctx), event, sentence) };
  };

  return {
    find: (ctx) =>
      jobApplicationService({ strapi }).list(
        userOf(ctx),
        idOf(ctx.params),
        parseQuery(jobApplicationsQuery, ctx.query),
      ),

    async note(ctx) {
      const { note } = parseBody(applicationNoteBody, ctx.request.body);
      const service = jobApplicationService({ strapi });
      return { data: await service.note(userOf(ctx), idOf(ctx.params), applicationOf(ctx), note) };
    },

    shortlist: move('shortlist'),
    reject: move('reject'),
    hire: move('hire'),

    async rejectRest(ctx) {
      const { sentence } = parseBody(rejectRestBody, ctx.request.body);
      const rejected = await jobApplicationService({ strapi }).rejectRest(userOf(ctx), idOf(ctx.params), sentence);
      return { data: { rejected, msg: messages.othersRejected(rejected) } };
    },

    async files(ctx) {
      const { rows } = await jobApplicationService({ strapi }).every(userOf(ctx), idOf(ctx.params));
      const body = Readable.from(zipOf(applicationFiles(strapi.db.connection, rows)));
      // What is cut short is no archive: nobody takes a part for the whole.
      body.on('error', (error) => {
        strapi.log.error(error);
        ctx.res.destroy();
      });
      ctx.set('Cache-Control', 'no-store');
      ctx.attachment('applications.zip');
      ctx.type = 'application/zip';
      ctx.body = body;
    },
  };
};

export default jobApplicationController;

const applicationOf = (ctx: Context): string => String((ctx.params as { application?: unknown }).application);
