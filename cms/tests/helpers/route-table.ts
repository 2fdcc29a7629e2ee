import { ACCOUNT_ROLES, ROLES, type Role } from 'contracts';

import type { Caller } from './callers';
import { contacted, newContact } from './contact';
import { inDatabase } from './database';
import { announcement, textOf, unique } from './factories';
import { demo, member, newEmail, newPerson, PASSWORD, registered } from './people';

/** Whose the object is that an address names. */
export type ObjectKind = 'none' | 'own' | 'another’s' | 'missing';

/** An object that a call is tried on. */
export interface Subject {
  /** The id, slug or token that stands in the address. Made anew for each call that may change it. */
  id: (caller: Caller) => string | Promise<string>;
  /** What whoever may call is answered. */
  status: number;
}

/** What a route of the API promises: who may call it, and what they are answered. */
export interface RouteRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the server lists it. */
  path: `/api/${string}`;
  may: readonly Role[];
  /** A body that is taken; without it the route reads none. */
  body?: () => object;
  /** Query of a call on an object, where the address has no place for it. */
  query?: (id: string) => string;
  /** The call ends the caller's session. */
  endsSession?: true;
  /** Whether the answer is the same for everyone, and may be kept by caches on the way. */
  isPublic?: true;
  objects: Partial<Record<ObjectKind, Subject>>;
}

const everyone = ROLES;
const members = ACCOUNT_ROLES;
const admins = ['admin'] as const;

const none = (status = 200): RouteRow['objects'] => ({ none: { id: () => '', status } });
const missing = (status = 404): Subject => ({ id: () => 'no-such-record', status });

const anotherUser: Subject = { id: newStudent, status: 200 };

/** A user: the caller, somebody else, nobody. */
const user = ({ own = 200 } = {}): RouteRow['objects'] => ({
  own: { id: ({ id }) => id, status: own },
  'another’s': anotherUser,
  missing: missing(),
});

/** @returns the id on the wire */
async function newStudent(): Promise<string> {
  const { email } = await member();
  const row: { document_id: string } = await inDatabase((database) =>
    database('up_users').where({ email }).first('document_id'),
  );
  return row.document_id;
}

/** A message of the contact form: somebody's, nobody's. */
const contactMessage: RouteRow['objects'] = { 'another’s': { id: () => contacted(), status: 200 }, missing: missing() };

/** An announcement: an editor’s, nobody's. */
const published: RouteRow['objects'] = {
  'another’s': { id: async () => (await announcement()).documentId, status: 200 },
  missing: missing(),
};

const oneId = (id: string) => `?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;

const TOKEN_OF_NOBODY = 'A'.repeat(43);

/**
 * Every route of the API that anybody may call, one row each. What the server lists beyond it (the plugins' account
 * and upload routes among them) must refuse everybody. A new route gets its row here, or `routes.test.ts` fails.
 */
export const routeTable: readonly RouteRow[] = [
  { method: 'GET', path: '/api/site', may: everyone, isPublic: true, objects: none() },
  {
    method: 'GET',
    path: '/api/pages/:slug',
    may: everyone,
    isPublic: true,
    objects: { 'another’s': { id: () => 'home', status: 200 }, missing: missing() },
  },
  { method: 'GET', path: '/api/team-members', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/events', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/announcements', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/announcements/recent', may: everyone, isPublic: true, objects: none() },
  {
    method: 'GET',
    path: '/api/announcements/:id',
    may: everyone,
    isPublic: true,
    objects: published,
  },

  { method: 'POST', path: '/api/contact', may: everyone, body: () => newContact(), objects: none() },

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

/** The name of a route as the server lists it. */
export const routeOf = ({ method, path }: Pick<RouteRow, 'method' | 'path'>): string => `${method} ${path}`;

/** The address of a call on an object. */
export function addressOf({ path, query }: RouteRow, id: string): string {
  return `${path.replace(/:\w+/, encodeURIComponent(id))}${query?.(id) ?? ''}`;
}
