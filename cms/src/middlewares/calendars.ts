import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { readFeed } from '../api/event/calendar/feed';
import eventService from '../api/event/services/event';
import siteService from '../api/site/services/site';
import { CALENDAR_TYPE, writeEventCalendar, writeFeedCalendar } from '../platform/calendar/event-calendar';
import { isReading } from '../platform/serving/addresses';
import { originOf } from '../platform/serving/origin';

/** The address of an event's file: `paths.eventCalendar` of contracts. */
const EVENT_CALENDAR = /^\/events\/([\w-]{1,120})\/calendar\.ics$/;
/** The address of what a member registered for: `paths.calendarFeed`. */
const CALENDAR_FEED = /^\/calendar\/([\w-]{1,120})\.ics$/;

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Serves files for calendars. That of an event lies beneath the event's page, and is kept as that is; a member's own
 * has a secret address, asks for no session, and is never kept.
 */
const calendars: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  (ctx, next) => {
    if (!isReading(ctx.method)) return next();
    const [, eventId] = EVENT_CALENDAR.exec(ctx.path) ?? [];
    if (eventId !== undefined) return serveEvent(strapi, ctx, eventId);
    const [, token] = CALENDAR_FEED.exec(ctx.path) ?? [];
    return token === undefined ? next() : serveFeed(strapi, ctx, token);
  };

export default calendars;

async function serveEvent(strapi: Core.Strapi, ctx: Context, id: string): Promise<void> {
  try {
    const [{ name }, event] = await Promise.all([siteService({ strapi }).read(), eventService({ strapi }).one(id)]);
    ctx.body = writeEventCalendar(event, { origin: originOf(ctx), name });
    ctx.set('Content-Type', CALENDAR_TYPE);
    ctx.state.isPortalPage = true;
  } catch (error) {
    if (!(error instanceof errors.NotFoundError)) throw error;
    ctx.status = 404;
  }
}

async function serveFeed(strapi: Core.Strapi, ctx: Context, token: string): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  const events = await readFeed(strapi, token, new Date());
  if (events === null) {
    ctx.status = 404;
    return;
  }
  const { name } = await siteService({ strapi }).read();
  ctx.body = writeFeedCalendar(events, { origin: originOf(ctx), name });
  ctx.set('Content-Type', CALENDAR_TYPE);
}
