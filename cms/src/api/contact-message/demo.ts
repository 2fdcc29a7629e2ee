import type { Core } from '@strapi/strapi';
import { demoLetters } from 'demo-data';

import { CONTACT_MESSAGE } from './contact-message';

export const steps = { letters: seedLetters };

/** @param now the day before which they were written */
async function seedLetters(strapi: Core.Strapi, now: Date): Promise<void> {
  const documents = strapi.documents(CONTACT_MESSAGE);
  for (const { writtenAt, handledAt, ...letter } of demoLetters({ now }).reverse()) {
    if (await documents.findFirst({ filters: { email: letter.email } })) continue;
    const { documentId } = await documents.create({ data: letter });
    // Only the demo has a past.
    const data = { createdAt: writtenAt, handledAt };
    await strapi.db.query(CONTACT_MESSAGE).updateMany({ where: { documentId }, data });
  }
}
