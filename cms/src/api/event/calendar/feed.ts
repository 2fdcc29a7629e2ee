import type { Core } from '@strapi/strapi';

import type { CalendarEvent } from '../../../platform/calendar/event-calendar';
import { inOrderOf } from '../../../shared/in-order';
import { DAY_S } from '../../../shared/seconds';
import { presentCalendarEvent } from '../presenter';
import { findCancelled } from './cancelled';
import { FEEDS_TABLE } from './feeds-table';
import { readFeedToken } from './token';

/** How far back a feed goes, and how many events it holds, the latest first. */
const BACK_MS = 365 * DAY_S * 1000;
const EVENTS_MAX = 500;

/**
 * What a calendar reads at a private address: the events that its owner has a seat at, and those that were cancelled.
 * @returns null for an address that was never made, or has ended, and for somebody who is blocked
 */
export async function readFeed(strapi: Core.Strapi, token: string, now: Date): Promise<CalendarEvent[] | null> {
  const feedId = readFeedToken(token);
  const profileId = feedId === null ? null : await findOwner(strapi, feedId);
  if (profileId === null) return null;
  const ids: number[] = await strapi.db
    .connection('registrations as registration')
    .innerJoin('events as event', 'event.id', 'registration.event_id')
    .where('registration.profile_id', profileId)
    .where('registration.state', 'registered')
    .where('event.is_published', true)
    .where('event.ends_at', '>=', new Date(now.getTime() - BACK_MS))
    .orderBy([
      { column: 'event.starts_at', order: 'desc' },
      { column: 'event.id', order: 'desc' },
    ])
    .limit(EVENTS_MAX)
    .pluck('event.id');
  const events = await strapi
    .documents('api::event.event')
    .findMany({ filters: { id: { $in: ids } }, limit: EVENTS_MAX });
  const cancelled = await findCancelled(strapi.db.connection, profileId, { now, limit: EVENTS_MAX });
  return [...inOrderOf(ids, events).map(presentCalendarEvent), ...cancelled];
}

/** The row of the profile whose feed it is, as long as the account may sign in. */
async function findOwner(strapi: Core.Strapi, feedId: string): Promise<number | null> {
  const row: { profileId: number } | undefined = await strapi.db
    .connection(`${FEEDS_TABLE} as feed`)
    .innerJoin('profiles as profile', 'profile.id', 'feed.profile_id')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .where('feed.feed_id', feedId)
    .where((either) => either.where('account.blocked', false).orWhereNull('account.blocked'))
    .first({ profileId: 'feed.profile_id' });
  return row?.profileId ?? null;
}
