import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/pages/:slug', handler: 'page.findOne', config: {} }],
};

export default routes;
