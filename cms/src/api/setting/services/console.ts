import type { Core } from '@strapi/strapi';
import type { Settings } from 'contracts';

import settingService from './setting';

const settingsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Stores the settings as documents are stored, so that rules and kept answers take notice (admin §2, Settings). */
  async replace(settings: Settings): Promise<Settings> {
    const documents = strapi.documents('api::setting.setting');
    const stored = await documents.findFirst({});
    if (stored) await documents.update({ documentId: stored.documentId, data: settings });
    else await documents.create({ data: settings });
    return settingService({ strapi }).current();
  },
});

export default settingsService;
