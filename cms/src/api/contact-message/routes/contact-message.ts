import type { Core } from '@strapi/strapi';

const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [{ method: 'POST', path: '/contact', handler: 'contact-message.create', config: {} }],
};

export default routes;
