import { newAnnouncement, unique } from '../factories';
import { newEmail } from '../people';
import { contactMessage, published } from './content-objects';
import { openJob } from './job-objects';
import { user } from './people-objects';
import { resourceRows } from './resource-rows';
import { admins, missing, none, type RouteRow } from './route';

/** What the console calls. */
export const consoleRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/admin/dashboard', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/trends', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/resources', may: admins, objects: none() },
  ...resourceRows({
    name: 'users',
    change: () => ({ name: 'Meera Iyer' }),
    record: () => ({ name: 'Meera Iyer', email: newEmail(), role: 'student', isVerified: false }),
    objects: user(),
    deleted: user({ own: 403 }),
  }),
  { method: 'POST', path: '/api/admin/users/:id/verify', may: admins, objects: user() },
  ...resourceRows({
    name: 'contact-messages',
    change: () => ({ status: 'handled' }),
    updatesMany: true,
    objects: contactMessage,
  }),
  ...resourceRows({
    name: 'announcements',
    change: () => ({ title: unique('Announcement') }),
    record: newAnnouncement,
    objects: published,
  }),
  ...resourceRows({ name: 'jobs', change: () => ({ title: unique('Engineer') }), objects: openJob }),
  { method: 'GET', path: '/api/admin/settings', may: admins, objects: none() },
  {
    method: 'PUT',
    path: '/api/admin/settings',
    may: admins,
    body: () => ({ enableRegistration: true }),
    objects: none(),
  },
  { method: 'GET', path: '/api/admin/content-types', may: admins, objects: none() },
  {
    method: 'PUT',
    path: '/api/admin/content-types/:type',
    may: admins,
    body: () => ({ read: ['public'] }),
    // Nobody has made a type here: what the code has is none.
    objects: { missing: missing() },
  },
];
