import { randomUUID } from 'node:crypto';

import { inDays, unique } from '../factories';
import { newCheckInOf, newRegistrationOf, registrationIn } from '../registrations';
import { openEvent, pendingProposal } from './event-objects';
import { profileOf } from './people-objects';
import { resourceRows } from './resource-rows';
import { admins, missing, type RouteRow } from './route';

/** What the console calls for events and their door. */
export const consoleEventRoutes: readonly RouteRow[] = [
  { method: 'POST', path: '/api/admin/events/:id/approve', may: admins, objects: pendingProposal },
  {
    method: 'POST',
    path: '/api/admin/events/:id/reject',
    may: admins,
    body: () => ({ reason: 'The hall is taken.' }),
    objects: pendingProposal,
  },
  ...resourceRows({
    name: 'events',
    change: () => ({ title: unique('Event') }),
    record: () => ({ title: unique('Event'), date: '2030-02-01' }),
    objects: openEvent,
  }),
  { method: 'GET', path: '/api/admin/events/:id/registrations', may: admins, objects: openEvent },
  { method: 'GET', path: '/api/admin/events/:id/registrations/counts', may: admins, objects: openEvent },
  { method: 'GET', path: '/api/admin/events/:id/registrations.csv', may: admins, objects: openEvent },
  { method: 'GET', path: '/api/admin/events/:id/messages', may: admins, objects: openEvent },
  {
    method: 'POST',
    path: '/api/admin/events/:id/messages',
    may: admins,
    body: () => ({ to: 'registered', subject: 'The room has changed', message: 'We meet in Hall 2.' }),
    objects: {
      'another’s': { id: async () => newRegistrationOf(await profileOf(), 'registered'), status: 201 },
      missing: missing(),
    },
  },
  {
    method: 'POST',
    path: '/api/admin/events/:id/registrations/:registration/check-in',
    may: admins,
    body: () => ({ door: 'Console' }),
    objects: {
      'another’s': {
        id: async () => registrationIn(await newRegistrationOf(await profileOf(), 'registered')),
        status: 200,
      },
      missing: missing(),
    },
  },
  {
    method: 'DELETE',
    path: '/api/admin/events/:id/registrations/:registration/check-in',
    may: admins,
    objects: {
      'another’s': {
        id: async () => registrationIn((await newCheckInOf(await profileOf())).split('/')[0] ?? ''),
        status: 200,
      },
      missing: missing(),
    },
  },
  { method: 'GET', path: '/api/admin/events/:id/door', may: admins, objects: openEvent },
  { method: 'GET', path: '/api/admin/events/:id/door/counts', may: admins, objects: openEvent },
  {
    method: 'POST',
    path: '/api/admin/events/:id/check-ins',
    may: admins,
    body: () => ({ checkIns: [{ key: randomUUID(), code: '0'.repeat(12), door: 'Gate A', at: inDays(0) }] }),
    objects: openEvent,
  },
  {
    method: 'DELETE',
    path: '/api/admin/events/:id/check-ins/:code',
    may: admins,
    objects: {
      'another’s': { id: async () => newCheckInOf(await profileOf()), status: 200 },
      missing: missing(),
    },
  },
];
