import type { Core } from '@strapi/strapi';

/** The directory has several addresses, which share their actions (design §5). */
const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/alumni/directory', handler: 'directory.find', config: {} },
    { method: 'GET', path: '/alumni-directory', handler: 'directory.find', config: {} },
    { method: 'GET', path: '/networking', handler: 'directory.find', config: {} },
    { method: 'GET', path: '/alumni/directory/filters', handler: 'directory.filters', config: {} },
    { method: 'GET', path: '/alumni/directory/:id', handler: 'directory.findOne', config: {} },
    { method: 'POST', path: '/alumni/directory/:id/message', handler: 'directory.message', config: {} },
    // Only what looks like an id, as every other address below /alumni would fit too.
    { method: 'GET', path: '/alumni/:id([a-z0-9]{24})', handler: 'directory.findOne', config: {} },
  ],
};

export default routes;
