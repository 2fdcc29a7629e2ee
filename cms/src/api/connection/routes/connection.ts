import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/alumni/connect/:id', handler: 'connection.connect', config: {} },
    { method: 'GET', path: '/connections', handler: 'connection.find', config: {} },
    { method: 'GET', path: '/connections/suggestions', handler: 'connection.suggestions', config: {} },
    { method: 'POST', path: '/connections/block/:id', handler: 'connection.block', config: {} },
    { method: 'PUT', path: '/connections/:id/accept', handler: 'connection.accept', config: {} },
    { method: 'PUT', path: '/connections/:id/decline', handler: 'connection.decline', config: {} },
    { method: 'DELETE', path: '/connections/:id', handler: 'connection.remove', config: {} },
  ],
};

export default routes;
