import type { Core } from '@strapi/strapi';
import { demoFestival } from 'demo-data';

import { festivalDefaults } from './defaults';

export const steps = { 'the festival': seedFestival };

/** @param now the day after which the festival is held next */
async function seedFestival(strapi: Core.Strapi, now: Date): Promise<void> {
  const documents = strapi.documents('api::festival.festival');
  if (await documents.findFirst({})) return;
  await documents.create({ data: { ...festivalDefaults(now), ...demoFestival() } });
}
