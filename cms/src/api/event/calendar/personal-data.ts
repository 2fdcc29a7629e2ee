import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { presentTime, type StoredTime } from '../../../shared/stored-time';
import { CANCELLED_TABLE } from './cancelled';
import { FEEDS_TABLE } from './feeds-table';

/** The private address of somebody's calendar. What it shows are their registrations, and events that are gone. */
export const calendarFeedPart: PersonalDataPart = {
  name: 'calendarFeed',

  async export(strapi, { profileId }) {
    if (profileId === null) return null;
    const row: { startedAt: StoredTime } | undefined = await strapi.db
      .connection(FEEDS_TABLE)
      .where({ profile_id: profileId })
      .first({ startedAt: 'started_at' });
    return row ? { startedAt: presentTime(row.startedAt) } : null;
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    for (const table of [FEEDS_TABLE, CANCELLED_TABLE]) await trx(table).where({ profile_id: profileId }).delete();
  },
};
