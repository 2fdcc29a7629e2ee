import type { Core } from '@strapi/strapi';
import { settingsSchema } from 'contracts';

import { readChange } from '../../../platform/console/body';
import settingsService from '../services/console';
import settingService from '../services/setting';

const settingsController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await settingService({ strapi }).current() }),

  async update(ctx) {
    const settings = readChange(settingsSchema, ctx.request.body, await settingService({ strapi }).current());
    return { data: await settingsService({ strapi }).replace(settings) };
  },
});

export default settingsController;
