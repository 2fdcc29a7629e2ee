import type { Core } from '@strapi/strapi';
import { demoTeam, drawPortrait } from 'demo-data';

import { storePicture } from '../../platform/demo/picture';
import { twoAtATime } from '../../platform/demo/two-at-a-time';

/** Positions in the team leave room for someone in between. */
const POSITION_STEP = 10;

export const steps = { 'the team': seedTeam };

/** The eleven people of the team, with their portraits (site §3). */
async function seedTeam(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::team-member.team-member');
  await twoAtATime(demoTeam(), async ({ hair, ...member }, index) => {
    if (await documents.findFirst({ filters: { name: member.name } })) return;
    const photo = await storePicture(strapi, {
      name: `demo-portrait-${index + 1}`,
      svg: drawPortrait(index + 1, hair),
      alternativeText: `Drawn portrait of ${member.name}`,
    });
    await documents.create({
      status: 'published',
      data: { ...member, photo, order: (index + 1) * POSITION_STEP },
    });
  });
}
