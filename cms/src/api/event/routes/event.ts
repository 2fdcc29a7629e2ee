import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/events', handler: 'event.find', config: {} },
    { method: 'GET', path: '/events/upcoming', handler: 'event.upcoming', config: {} },
    { method: 'GET', path: '/events/:id', handler: 'event.findOne', config: {} },
  ],
};

export default routes;
