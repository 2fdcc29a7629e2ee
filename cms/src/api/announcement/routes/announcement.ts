import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/announcements', handler: 'announcement.find', config: {} },
    { method: 'GET', path: '/announcements/recent', handler: 'announcement.recent', config: {} },
    { method: 'GET', path: '/announcements/:id', handler: 'announcement.findOne', config: {} },
  ],
};

export default routes;
