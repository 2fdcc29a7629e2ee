import { notification, profile, request, unsubscription } from './people-objects';
import { everyone, members, none, type RouteRow } from './route';

/** The directory, connections and notifications. */
export const peopleRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/alumni/directory', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni-directory', may: members, objects: none() },
  { method: 'GET', path: '/api/networking', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/directory/filters', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/directory/:id', may: members, objects: profile() },
  {
    method: 'GET',
    // Whatever does not look like an id is another address.
    path: '/api/alumni/:id([a-z0-9]{24})',
    may: members,
    objects: { 'another’s': profile()['another’s'], missing: profile().missing },
  },
  {
    method: 'POST',
    path: '/api/alumni/directory/:id/message',
    may: members,
    body: () => ({ message: 'Hello from the route table.' }),
    objects: profile({ own: 400 }),
  },
  { method: 'GET', path: '/api/alumni/spotlight', may: everyone, isPublic: true, objects: none() },
  {
    method: 'POST',
    path: '/api/alumni/connect/:id',
    may: members,
    body: () => ({ message: 'Shall we connect?' }),
    objects: profile({ own: 400 }),
  },
  { method: 'GET', path: '/api/connections', may: members, objects: none() },
  { method: 'GET', path: '/api/connections/suggestions', may: members, objects: none() },
  { method: 'POST', path: '/api/connections/block/:id', may: members, objects: profile({ own: 400 }) },
  { method: 'PUT', path: '/api/connections/:id/accept', may: members, objects: request() },
  { method: 'PUT', path: '/api/connections/:id/decline', may: members, objects: request() },
  { method: 'DELETE', path: '/api/connections/:id', may: members, objects: request() },

  { method: 'GET', path: '/api/users/notifications', may: members, objects: none() },
  { method: 'GET', path: '/api/users/notifications/unread', may: members, objects: none() },
  { method: 'PUT', path: '/api/users/notifications/read', may: members, objects: none() },
  { method: 'PUT', path: '/api/users/notifications/:id/read', may: members, objects: notification() },
  { method: 'GET', path: '/api/users/notification-preferences', may: members, objects: none() },
  {
    method: 'PUT',
    path: '/api/users/notification-preferences',
    may: members,
    body: () => ({ preferences: [{ kind: 'connection-accepted', onSite: true, byMail: true }] }),
    objects: none(),
  },
  { method: 'GET', path: '/api/notifications/unsubscribe/:token', may: everyone, objects: unsubscription() },
  {
    method: 'POST',
    path: '/api/notifications/unsubscribe/:token',
    may: everyone,
    body: () => ({ isSubscribed: false }),
    objects: unsubscription(),
  },
];
