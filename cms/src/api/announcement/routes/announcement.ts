import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/announcements', handler: 'announcement.find', config: {} }],
};

export default routes;
