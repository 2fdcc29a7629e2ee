import type { Core } from '@strapi/strapi';
import { eventRegisterBody } from 'contracts';

import { userOf, type Context } from '../../../platform/accounts/caller';
import { parseBody } from '../../../shared/parse-body';
import registrationService from '../services/registration';

const registrationController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async (ctx) => ({ data: await registrationService({ strapi }).find(userOf(ctx), idOf(ctx)) }),

  async register(ctx) {
    const service = registrationService({ strapi });
    const questions = await service.questions(idOf(ctx));
    const { answers } = parseBody(eventRegisterBody(questions), ctx.request.body);
    return { data: await service.register(userOf(ctx), idOf(ctx), answers) };
  },

  confirm: async (ctx) => ({ data: await registrationService({ strapi }).confirm(userOf(ctx), idOf(ctx)) }),

  cancel: async (ctx) => ({ data: await registrationService({ strapi }).cancel(userOf(ctx), idOf(ctx)) }),
});

export default registrationController;

const idOf = (ctx: Context): string => String((ctx.params as { id?: unknown }).id);
