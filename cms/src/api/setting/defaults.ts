import type { Core } from '@strapi/strapi';
import { SETTINGS_DEFAULTS } from 'contracts';

/** Stores the default settings where there are none, so that the panel and the console have something to edit. */
export async function ensureSettings(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.documents('api::setting.setting');
  if (!(await settings.findFirst({}))) await settings.create({ data: SETTINGS_DEFAULTS });
}
