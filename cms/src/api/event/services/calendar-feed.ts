import { randomBytes, randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { paths, type CalendarFeed } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { presentTime, type StoredTime } from '../../../shared/stored-time';
import { FEEDS_TABLE } from '../calendar/feeds-table';
import { feedToken } from '../calendar/token';

type Owner = Pick<SignedInUser, 'profileId'>;

interface Row {
  feedId: string;
  startedAt: StoredTime;
}

const calendarFeedService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The address of the own feed, if there is one. @param origin scheme and host that visitors use */
  async find(user: Owner, origin: string): Promise<CalendarFeed> {
    const row: Row | undefined = await strapi.db
      .connection(FEEDS_TABLE)
      .where({ profile_id: ownProfileId(user) })
      .first({ feedId: 'feed_id', startedAt: 'started_at' });
    if (!row) return { address: null, startedAt: null };
    return {
      address: origin + paths.calendarFeed(feedToken(row.feedId)),
      startedAt: presentTime(row.startedAt),
    };
  },

  /** Makes an address for the own feed. One that there was ends: whoever knew it reads nothing any more. */
  async renew(user: Owner, origin: string, now = new Date()): Promise<CalendarFeed> {
    const columns = { feed_id: randomBytes(16).toString('hex'), started_at: now, updated_at: now };
    await strapi.db
      .connection(FEEDS_TABLE)
      .insert({ document_id: randomUUID(), profile_id: ownProfileId(user), created_at: now, ...columns })
      .onConflict('profile_id')
      .merge(columns);
    return calendarFeedService({ strapi }).find(user, origin);
  },

  /** Ends the address of the own feed, if there is one. */
  async end(user: Owner): Promise<CalendarFeed> {
    await strapi.db
      .connection(FEEDS_TABLE)
      .where({ profile_id: ownProfileId(user) })
      .delete();
    return { address: null, startedAt: null };
  },
});

export default calendarFeedService;
