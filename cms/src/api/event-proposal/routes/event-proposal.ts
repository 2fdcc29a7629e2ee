import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/alumni/events/propose', handler: 'event-proposal.propose', config: {} },
    { method: 'GET', path: '/alumni/events/proposals', handler: 'event-proposal.find', config: {} },
    { method: 'DELETE', path: '/alumni/events/proposals/:id', handler: 'event-proposal.withdraw', config: {} },
    { method: 'POST', path: '/admin/events/:id/approve', handler: 'decision.approve', config: {} },
    { method: 'POST', path: '/admin/events/:id/reject', handler: 'decision.reject', config: {} },
  ],
};

export default routes;
