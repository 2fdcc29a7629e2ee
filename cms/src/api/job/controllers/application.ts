import type { Core } from '@strapi/strapi';
import { applyBody, messages, ownApplicationsQuery, RESUME_MAX_BYTES, type MessageAnswer } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { countResume } from '../../../platform/accounts/limits';
import { idOf } from '../../../platform/console/actions';
import { isMultipart } from '../../../platform/files/multipart';
import { readForm } from '../../../platform/files/read-upload';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import { refuseOther } from '../applications/resume';
import applicationService from '../services/application';

/** The form that brings a résumé along. */
const FORM = {
  field: 'resume',
  texts: ['coverLetter', 'keepResume'],
  maxBytes: RESUME_MAX_BYTES,
  missing: messages.resumeMissing,
  tooLarge: messages.resumeTooLarge,
};

/** What people do with their own applications. */
const applicationController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async apply(ctx) {
    const [user, id, service] = [userOf(ctx), idOf(ctx.params), applicationService({ strapi })];
    if (!isMultipart(ctx.req.headers['content-type'])) {
      const sent = parseBody(applyBody, ctx.request.body);
      return { data: await service.apply(user, id, { ...sent, file: null }) };
    }
    // Nobody sends a file for nothing.
    await service.applicable(user, id);
    await countResume(ctx, user);
    const { file, texts } = await readForm(ctx.req, FORM);
    refuseOther(file);
    return { data: await service.apply(user, id, { ...parseBody(applyBody, texts), file }) };
  },

  find: (ctx) => applicationService({ strapi }).list(userOf(ctx), parseQuery(ownApplicationsQuery, ctx.query)),

  async withdraw(ctx): Promise<MessageAnswer> {
    await applicationService({ strapi }).withdraw(userOf(ctx), idOf(ctx.params));
    return { data: { msg: messages.applicationWithdrawn } };
  },

  async resume(ctx) {
    const { name, bytes } = await applicationService({ strapi }).resume(userOf(ctx), idOf(ctx.params));
    ctx.attachment(name);
    ctx.type = PDF_TYPE;
    ctx.body = bytes;
  },

  keptResume: async (ctx) => ({ data: await applicationService({ strapi }).keptResume(userOf(ctx)) }),

  async forgetResume(ctx): Promise<MessageAnswer> {
    await applicationService({ strapi }).forgetResume(userOf(ctx));
    return { data: { msg: messages.resumeForgotten } };
  },
});

export default applicationController;
