import type { Core } from '@strapi/strapi';
import { SETTINGS_DEFAULTS } from 'contracts';
import { demoSettings } from 'demo-data';

export const steps = { 'the settings': seedSettings };

/** The defaults with the name and the currency of the invented society, where there are no settings yet. */
async function seedSettings(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::setting.setting');
  if (await documents.findFirst({})) return;
  await documents.create({ data: { ...SETTINGS_DEFAULTS, ...demoSettings() } });
}
