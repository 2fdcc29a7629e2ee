import type { PersonalDataPart } from '../../platform/personal-data/part';
import { SPOTLIGHT } from './services/spotlight';

/** What the site presents of a person, as an editor put it. */
export const spotlightPart: PersonalDataPart = {
  name: 'spotlight',

  async export(strapi, { profileId }) {
    const where = { profile: { id: profileId } };
    const spotlights = await strapi.db.query(SPOTLIGHT).findMany({ where, select: ['quote'] });
    return spotlights.map(({ quote }) => ({ quote: String(quote) }));
  },

  async erase(strapi, { profileId }) {
    const spotlights = strapi.db.query(SPOTLIGHT);
    const found = await spotlights.findMany({ where: { profile: { id: profileId } }, select: ['id'] });
    for (const { id } of found) await spotlights.delete({ where: { id } });
  },
};
