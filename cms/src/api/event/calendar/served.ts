import { CALENDAR_TYPE, writeEventCalendar, writeFeedCalendar } from '../../../platform/calendar/event-calendar';
import { nullWhenMissing } from '../../../platform/features/share-image';
import { neverKept, serveMade } from '../../../platform/serving/made';
import type { Served } from '../../../platform/serving/served';
import { siteService } from '../../site/public';
import eventService from '../services/event';
import { readFeed } from './feed';

/**
 * Files for calendars. That of an event (`paths.eventCalendar`) lies beneath the event's page, and is kept as that is;
 * a member's own (`paths.calendarFeed`) has a secret address, asks for no session, and is never kept.
 */
export const calendars: readonly Served[] = [
  {
    at: '/events/',
    named: /^([\w-]{1,120})\/calendar\.ics$/,
    serve: serveMade(async ({ strapi, origin, name: id }) => {
      const [{ name }, event] = await Promise.all([
        siteService({ strapi }).read(),
        eventService({ strapi }).one(id).catch(nullWhenMissing),
      ]);
      return event && { contentType: CALENDAR_TYPE, body: writeEventCalendar(event, { origin, name }) };
    }),
  },
  {
    at: '/calendar/',
    named: /^([\w-]{1,120})\.ics$/,
    serve: neverKept(
      serveMade(async ({ strapi, origin, name: token }) => {
        const events = await readFeed(strapi, token, new Date());
        if (events === null) return null;
        const { name } = await siteService({ strapi }).read();
        return { contentType: CALENDAR_TYPE, body: writeFeedCalendar(events, { origin, name }) };
      }),
    ),
  },
];
