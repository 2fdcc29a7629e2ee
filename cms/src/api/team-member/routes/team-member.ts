import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/team-members', handler: 'team-member.find', config: {} }],
};

export default routes;
