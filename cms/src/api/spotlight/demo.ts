import type { Core } from '@strapi/strapi';
import { demoQuotes } from 'demo-data';

import { PROFILE } from '../../platform/accounts/account';
import { SPOTLIGHT } from './services/spotlight';

/** Positions leave room for someone in between. */
const POSITION_STEP = 10;

export const steps = { 'the spotlight': seedSpotlight };

/** Some invented members who are willing, with what they say. */
async function seedSpotlight(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents(SPOTLIGHT);
  if (await documents.findFirst({})) return;
  const willing: { documentId: string }[] = await strapi.db.query(PROFILE).findMany({
    select: ['documentId'],
    where: { spotlightOptIn: true, user: { email: { $notContains: '@example.com' } } },
    orderBy: { id: 'asc' },
    limit: demoQuotes.length,
  });
  for (const [index, { documentId }] of willing.entries()) {
    const quote = demoQuotes[index] ?? '';
    await documents.create({ data: { profile: { documentId }, quote, order: (index + 1) * POSITION_STEP } });
  }
}
