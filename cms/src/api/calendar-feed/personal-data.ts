import type { PersonalDataPart } from '../../accounts/personal-data-part';
import { FEEDS_TABLE } from './feed';

/** The private address of somebody's calendar. What it shows are their registrations. */
export const calendarFeedPart: PersonalDataPart = {
  name: 'calendarFeed',

  async export(strapi, { profileId }) {
    if (profileId === null) return null;
    const row: { startedAt: string | number | Date } | undefined = await strapi.db
      .connection(FEEDS_TABLE)
      .where({ profile_id: profileId })
      .first({ startedAt: 'started_at' });
    return row ? { startedAt: new Date(row.startedAt).toISOString() } : null;
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId !== null) await trx(FEEDS_TABLE).where({ profile_id: profileId }).delete();
  },
};
