import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/events', handler: 'event.find', config: {} }],
};

export default routes;
