import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/alumni/events', handler: 'member-event.find', config: {} },
    // Only what looks like an id: beside it are the proposals.
    { method: 'GET', path: '/alumni/events/:id([a-z0-9]{24})', handler: 'member-event.findOne', config: {} },
  ],
};

export default routes;
