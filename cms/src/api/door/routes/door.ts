import type { Core } from '@strapi/strapi';

/** The calls of the console's screen at the door (design §7). Admins only: see `src/permissions/matrix.ts`. */
const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/admin/events/:id/door', handler: 'door.guests', config: {} },
    { method: 'GET', path: '/admin/events/:id/door/counts', handler: 'door.counts', config: {} },
    { method: 'POST', path: '/admin/events/:id/check-ins', handler: 'door.checkIn', config: {} },
    { method: 'DELETE', path: '/admin/events/:id/check-ins/:code', handler: 'door.undo', config: {} },
  ],
};

export default routes;
