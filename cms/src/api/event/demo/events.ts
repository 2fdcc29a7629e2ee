import type { Core } from '@strapi/strapi';
import { demoEvents, drawEventImage } from 'demo-data';

import { storePicture } from '../../../platform/demo/picture';
import { twoAtATime } from '../../../platform/demo/two-at-a-time';

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
