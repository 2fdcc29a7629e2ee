import type { Core } from '@strapi/strapi';

/** The own account and profile. Two addresses of one thing share an action (design §5). */
const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/users/profile', handler: 'profile.find', config: {} },
    { method: 'PUT', path: '/users/profile', handler: 'profile.update', config: {} },
    { method: 'GET', path: '/alumni/profile', handler: 'profile.findAlumni', config: {} },
    { method: 'PUT', path: '/alumni/profile', handler: 'profile.updateAlumni', config: {} },

    { method: 'POST', path: '/users/profile/image', handler: 'image.update', config: {} },
    { method: 'DELETE', path: '/users/profile/image', handler: 'image.delete', config: {} },
    { method: 'POST', path: '/alumni/profile/image', handler: 'image.update', config: {} },
    { method: 'DELETE', path: '/alumni/profile/image', handler: 'image.delete', config: {} },

    { method: 'PUT', path: '/users/password', handler: 'account.changePassword', config: {} },
    { method: 'POST', path: '/users/email-change', handler: 'account.resendEmailChange', config: {} },
    { method: 'DELETE', path: '/users/email-change', handler: 'account.cancelEmailChange', config: {} },
    { method: 'GET', path: '/users/data', handler: 'account.data', config: {} },
    { method: 'DELETE', path: '/users/account', handler: 'account.delete', config: {} },

    { method: 'GET', path: '/users/sessions', handler: 'session.find', config: {} },
    { method: 'DELETE', path: '/users/sessions', handler: 'session.deleteOthers', config: {} },
    { method: 'DELETE', path: '/users/sessions/:id', handler: 'session.delete', config: {} },

    { method: 'GET', path: '/users/stats', handler: 'overview.stats', config: {} },
    { method: 'GET', path: '/users/dashboard-stats', handler: 'overview.stats', config: {} },
    { method: 'GET', path: '/users/activities', handler: 'overview.activities', config: {} },
  ],
};

export default routes;
