import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/events/:id/registration', handler: 'registration.find', config: {} },
    { method: 'GET', path: '/events/:id/ticket', handler: 'ticket.find', config: {} },
    { method: 'POST', path: '/events/:id/registration/confirm', handler: 'registration.confirm', config: {} },
    { method: 'POST', path: '/events/:id/register', handler: 'registration.register', config: {} },
    { method: 'DELETE', path: '/events/:id/register', handler: 'registration.cancel', config: {} },
    { method: 'POST', path: '/alumni/events/:id/register', handler: 'registration.register', config: {} },
    { method: 'DELETE', path: '/alumni/events/:id/register', handler: 'registration.cancel', config: {} },
  ],
};

export default routes;
