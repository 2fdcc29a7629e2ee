import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/alumni/spotlight', handler: 'spotlight.find', config: {} }],
};

export default routes;
