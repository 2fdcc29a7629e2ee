import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/users/notifications', handler: 'notification.find', config: {} },
    { method: 'GET', path: '/users/notifications/unread', handler: 'notification.unread', config: {} },
    { method: 'PUT', path: '/users/notifications/read', handler: 'notification.readAll', config: {} },
    { method: 'PUT', path: '/users/notifications/:id/read', handler: 'notification.read', config: {} },
    { method: 'GET', path: '/users/notification-preferences', handler: 'preference.find', config: {} },
    { method: 'PUT', path: '/users/notification-preferences', handler: 'preference.update', config: {} },
    { method: 'GET', path: '/notifications/unsubscribe/:token', handler: 'unsubscription.find', config: {} },
    { method: 'POST', path: '/notifications/unsubscribe/:token', handler: 'unsubscription.update', config: {} },
  ],
};

export default routes;
