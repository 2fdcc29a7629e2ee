import type { Core } from '@strapi/strapi';

/** The console's API (design §5). Who may call is said in `src/permissions/matrix.ts`: admins only. */
const routes: Core.RouterConfig = {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/admin/dashboard', handler: 'dashboard.find', config: {} },

    { method: 'GET', path: '/admin/users', handler: 'user.find', config: {} },
    { method: 'DELETE', path: '/admin/users', handler: 'user.deleteMany', config: {} },
    { method: 'GET', path: '/admin/users/:id', handler: 'user.findOne', config: {} },
    { method: 'PUT', path: '/admin/users/:id', handler: 'user.update', config: {} },
    { method: 'DELETE', path: '/admin/users/:id', handler: 'user.delete', config: {} },
    { method: 'POST', path: '/admin/users/:id/verify', handler: 'user.verify', config: {} },

    { method: 'GET', path: '/admin/contact-messages', handler: 'contact-message.find', config: {} },
    { method: 'PUT', path: '/admin/contact-messages', handler: 'contact-message.updateMany', config: {} },
    { method: 'DELETE', path: '/admin/contact-messages', handler: 'contact-message.deleteMany', config: {} },
    { method: 'GET', path: '/admin/contact-messages/:id', handler: 'contact-message.findOne', config: {} },
    { method: 'PUT', path: '/admin/contact-messages/:id', handler: 'contact-message.update', config: {} },
    { method: 'DELETE', path: '/admin/contact-messages/:id', handler: 'contact-message.delete', config: {} },

    { method: 'GET', path: '/admin/announcements', handler: 'announcement.find', config: {} },
    { method: 'POST', path: '/admin/announcements', handler: 'announcement.create', config: {} },
    { method: 'DELETE', path: '/admin/announcements', handler: 'announcement.deleteMany', config: {} },
    { method: 'GET', path: '/admin/announcements/:id', handler: 'announcement.findOne', config: {} },
    { method: 'PUT', path: '/admin/announcements/:id', handler: 'announcement.update', config: {} },
    { method: 'DELETE', path: '/admin/announcements/:id', handler: 'announcement.delete', config: {} },

    { method: 'GET', path: '/admin/events', handler: 'event.find', config: {} },
    { method: 'POST', path: '/admin/events', handler: 'event.create', config: {} },
    { method: 'DELETE', path: '/admin/events', handler: 'event.deleteMany', config: {} },
    { method: 'GET', path: '/admin/events/:id', handler: 'event.findOne', config: {} },
    { method: 'PUT', path: '/admin/events/:id', handler: 'event.update', config: {} },
    { method: 'DELETE', path: '/admin/events/:id', handler: 'event.delete', config: {} },
    { method: 'GET', path: '/admin/events/:id/registrations', handler: 'event-registration.find', config: {} },
    { method: 'GET', path: '/admin/events/:id/registrations/counts', handler: 'event-registration.counts', config: {} },
    { method: 'GET', path: '/admin/events/:id/registrations.csv', handler: 'event-registration.csv', config: {} },
    { method: 'GET', path: '/admin/events/:id/messages', handler: 'event-message.find', config: {} },
    { method: 'POST', path: '/admin/events/:id/messages', handler: 'event-message.create', config: {} },

    { method: 'GET', path: '/admin/settings', handler: 'settings.find', config: {} },
    { method: 'PUT', path: '/admin/settings', handler: 'settings.update', config: {} },
  ],
};

export default routes;
