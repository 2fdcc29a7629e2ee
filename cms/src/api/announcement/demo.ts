import type { Core } from '@strapi/strapi';
import { demoAnnouncements } from 'demo-data';

import { storeRichText } from '../../shared/store-rich-text';

export const steps = { announcements: seedAnnouncements };

/** @param now the day before which the announcements were made */
async function seedAnnouncements(strapi: Core.Strapi, now: Date): Promise<void> {
  const uid = 'api::announcement.announcement';
  const documents = strapi.documents(uid);
  for (const { announcedAt, description, ...announcement } of demoAnnouncements({ now }).reverse()) {
    if (await documents.findFirst({ filters: { title: announcement.title } })) continue;
    const { documentId } = await documents.create({
      status: 'published',
      data: { ...announcement, description: await storeRichText(strapi, description) },
    });
    // The date comes with the publication; only the demo has a past.
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { announcedAt } });
  }
}
