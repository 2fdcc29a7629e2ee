import type { Core } from '@strapi/strapi';
import { demoAnnouncements, demoEvents, demoSite, demoTeam, drawEventImage, drawLogo, drawPortrait } from 'demo-data';

import { storeRichText } from '../shared/store-rich-text';
import { storePicture } from './picture';
import { twoAtATime } from './two-at-a-time';

/** Positions in the team leave room for someone in between. */
const POSITION_STEP = 10;

/** Every function stores what is missing and leaves alone what is there, so that a seed can be taken up again. */

/** Identity, menus and footer, with the logo. */
export async function seedSite(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::site.site');
  if (await documents.findFirst({})) return;
  const site = demoSite();
  const logo = await storePicture(strapi, {
    name: 'demo-logo',
    svg: drawLogo(),
    alternativeText: `Logo of ${site.name}`,
  });
  await documents.create({ data: { ...site, logo } });
}

/** The eleven people of the team, with their portraits (site §3). */
export async function seedTeam(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::team-member.team-member');
  await twoAtATime(demoTeam(), async ({ hair, ...member }, index) => {
    if (await documents.findFirst({ filters: { name: member.name } })) return;
    const photo = await storePicture(strapi, {
      name: `demo-portrait-${index + 1}`,
      svg: drawPortrait(index + 1, hair),
      alternativeText: `Drawn portrait of ${member.name}`,
    });
    await documents.create({ data: { ...member, photo, order: (index + 1) * POSITION_STEP } });
  });
}

/** @param now the day that the calendar is built around */
export async function seedEvents(strapi: Core.Strapi, now: Date): Promise<void> {
  const documents = strapi.documents('api::event.event');
  await twoAtATime(demoEvents({ now }), async (event, index) => {
    if (await documents.findFirst({ filters: { title: event.title } })) return;
    const image = await storePicture(strapi, {
      name: `demo-event-${index + 1}`,
      svg: drawEventImage(index + 1, event.category),
      // The poster says nothing that the title beside it does not.
      alternativeText: '',
    });
    await documents.create({ data: { ...event, image } });
  });
}

/** @param now the day before which the announcements were made */
export async function seedAnnouncements(strapi: Core.Strapi, now: Date): Promise<void> {
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
