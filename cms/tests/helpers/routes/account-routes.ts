import { demo, member, newEmail, newPerson, PASSWORD, registered } from '../people';
import { newSessionOf } from './people-objects';
import { everyone, members, missing, none, TOKEN_OF_NOBODY, type RouteRow } from './route';

/** Sessions and the own account. */
export const accountRoutes: readonly RouteRow[] = [
  { method: 'POST', path: '/api/auth/register', may: everyone, body: () => newPerson(), objects: none() },
  {
    method: 'POST',
    path: '/api/auth/login',
    may: everyone,
    body: () => demo('student'),
    endsSession: true,
    objects: none(),
  },
  { method: 'POST', path: '/api/auth/logout', may: members, endsSession: true, objects: none() },
  { method: 'GET', path: '/api/auth/me', may: members, objects: none() },
  {
    method: 'GET',
    path: '/api/auth/verify-email/:token',
    may: everyone,
    objects: {
      'another’s': { id: () => registered(newPerson()), status: 200 },
      missing: { id: () => TOKEN_OF_NOBODY, status: 400 },
    },
  },
  {
    method: 'POST',
    path: '/api/auth/resend-verification',
    may: everyone,
    body: () => ({ email: newEmail() }),
    objects: none(),
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    may: everyone,
    body: () => ({ email: newEmail() }),
    objects: none(),
  },
  {
    method: 'PUT',
    path: '/api/auth/reset-password/:token',
    may: everyone,
    body: () => ({ password: PASSWORD }),
    objects: { missing: { id: () => TOKEN_OF_NOBODY, status: 400 } },
  },

  { method: 'GET', path: '/api/users/profile', may: members, objects: none() },
  { method: 'PUT', path: '/api/users/profile', may: members, body: () => ({ bio: 'New words' }), objects: none() },
  { method: 'GET', path: '/api/alumni/profile', may: members, objects: none() },
  {
    method: 'PUT',
    path: '/api/alumni/profile',
    may: members,
    body: () => ({ currentPosition: 'Engineer' }),
    objects: none(),
  },
  // Without a form there is no picture in them.
  { method: 'POST', path: '/api/users/profile/image', may: members, objects: none(400) },
  { method: 'DELETE', path: '/api/users/profile/image', may: members, objects: none() },
  { method: 'POST', path: '/api/alumni/profile/image', may: members, objects: none(400) },
  { method: 'DELETE', path: '/api/alumni/profile/image', may: members, objects: none() },
  {
    method: 'PUT',
    path: '/api/users/password',
    may: members,
    body: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD }),
    usesUpCaller: true,
    objects: none(),
  },
  // Nobody has asked for another address.
  { method: 'POST', path: '/api/users/email-change', may: members, objects: none(404) },
  { method: 'DELETE', path: '/api/users/email-change', may: members, objects: none() },
  { method: 'GET', path: '/api/users/data', may: members, objects: none() },
  {
    method: 'DELETE',
    path: '/api/users/account',
    may: members,
    body: () => ({ currentPassword: PASSWORD }),
    usesUpCaller: true,
    objects: none(),
  },
  { method: 'GET', path: '/api/users/sessions', may: members, objects: none() },
  { method: 'DELETE', path: '/api/users/sessions', may: members, usesUpCaller: true, objects: none() },
  {
    method: 'DELETE',
    path: '/api/users/sessions/:id',
    may: members,
    objects: {
      own: { id: ({ email }) => newSessionOf(email ?? ''), status: 200 },
      'another’s': { id: async () => newSessionOf((await member()).email), status: 404 },
      missing: missing(),
    },
  },
  { method: 'GET', path: '/api/alumni/dashboard', may: members, objects: none() },
  { method: 'GET', path: '/api/users/stats', may: members, objects: none() },
  { method: 'GET', path: '/api/users/dashboard-stats', may: members, objects: none() },
  { method: 'GET', path: '/api/users/activities', may: members, objects: none() },
];
