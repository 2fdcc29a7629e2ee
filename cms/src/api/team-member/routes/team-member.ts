import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/team-members', handler: 'team-member.find', config: {} },
    { method: 'GET', path: '/team-members/:id', handler: 'team-member.findOne', config: {} },
  ],
};

export default routes;
