import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { presentSearch, SEARCH, searches, SEARCHES_TABLE } from './store';

/** What the person wants to be told of. */
export const jobSearchesPart: PersonalDataPart = {
  name: 'jobSearches',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = searches(strapi.db.connection).where('search.profile_id', profileId).orderBy('search.id');
    return (await SEARCH.all(own)).map((row) => {
      const { _id: _own, ...saved } = presentSearch(row);
      return saved;
    });
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId !== null) await trx(SEARCHES_TABLE).where({ profile_id: profileId }).delete();
  },
};
