import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/alumni/dashboard', handler: 'dashboard.find', config: {} }],
};

export default routes;
