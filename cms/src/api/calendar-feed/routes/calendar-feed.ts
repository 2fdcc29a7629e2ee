import type { Core } from '@strapi/strapi';

/** The file itself is no call of the API: see `middlewares/calendars.ts`. */
const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/users/calendar-feed', handler: 'calendar-feed.find', config: {} },
    { method: 'POST', path: '/users/calendar-feed', handler: 'calendar-feed.renew', config: {} },
    { method: 'DELETE', path: '/users/calendar-feed', handler: 'calendar-feed.end', config: {} },
  ],
};

export default routes;
