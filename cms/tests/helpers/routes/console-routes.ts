import { textOf, unique } from '../factories';
import { contactMessage, published } from './content-objects';
import { user } from './people-objects';
import { admins, none, oneId, type RouteRow } from './route';

/** What the console calls. */
export const consoleRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/admin/dashboard', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/users', may: admins, objects: none() },
  {
    method: 'DELETE',
    path: '/api/admin/users',
    may: admins,
    query: oneId,
    objects: user({ own: 403 }),
  },
  { method: 'GET', path: '/api/admin/users/:id', may: admins, objects: user() },
  {
    method: 'PUT',
    path: '/api/admin/users/:id',
    may: admins,
    body: () => ({ name: 'Meera Iyer' }),
    objects: user(),
  },
  { method: 'DELETE', path: '/api/admin/users/:id', may: admins, objects: user({ own: 403 }) },
  { method: 'POST', path: '/api/admin/users/:id/verify', may: admins, objects: user() },
  { method: 'GET', path: '/api/admin/contact-messages', may: admins, objects: none() },
  {
    method: 'PUT',
    path: '/api/admin/contact-messages',
    may: admins,
    query: oneId,
    body: () => ({ status: 'handled' }),
    objects: contactMessage,
  },
  { method: 'DELETE', path: '/api/admin/contact-messages', may: admins, query: oneId, objects: contactMessage },
  { method: 'GET', path: '/api/admin/contact-messages/:id', may: admins, objects: contactMessage },
  {
    method: 'PUT',
    path: '/api/admin/contact-messages/:id',
    may: admins,
    body: () => ({ status: 'handled' }),
    objects: contactMessage,
  },
  { method: 'DELETE', path: '/api/admin/contact-messages/:id', may: admins, objects: contactMessage },
  { method: 'GET', path: '/api/admin/announcements', may: admins, objects: none() },
  {
    method: 'POST',
    path: '/api/admin/announcements',
    may: admins,
    body: () => ({ title: unique('Announcement'), category: 'general', description: textOf('The hall is open.') }),
    objects: none(201),
  },
  { method: 'DELETE', path: '/api/admin/announcements', may: admins, query: oneId, objects: published },
  { method: 'GET', path: '/api/admin/announcements/:id', may: admins, objects: published },
  {
    method: 'PUT',
    path: '/api/admin/announcements/:id',
    may: admins,
    body: () => ({ title: unique('Announcement') }),
    objects: published,
  },
  { method: 'DELETE', path: '/api/admin/announcements/:id', may: admins, objects: published },
  { method: 'GET', path: '/api/admin/settings', may: admins, objects: none() },
  {
    method: 'PUT',
    path: '/api/admin/settings',
    may: admins,
    body: () => ({ enableRegistration: true }),
    objects: none(),
  },
];
