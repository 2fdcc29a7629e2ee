import { ACCOUNT_ROLES, api, connectionAnswer, ownSessionsAnswer, ROLES, type Role } from 'contracts';

import type { Caller } from './callers';
import { contacted, newContact } from './contact';
import { inDatabase } from './database';
import { announcement, textOf, unique } from './factories';
import { mailTo } from './mailbox';
import { unsubscribeTokenIn } from './notifications';
import { demo, member, newEmail, newPerson, PASSWORD, registered, signedIn } from './people';

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
  /** The call ends the caller's account, or sessions that other calls use: somebody new makes it. */
  usesUpCaller?: true;
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

/** @returns the id on the wire of a further session of somebody */
async function newSessionOf(email: string): Promise<string> {
  const answer = await (await signedIn({ email })).send(api.ownSessions());
  return ownSessionsAnswer.parse(answer.json).data.find(({ isCurrent }) => isCurrent)?._id ?? '';
}

/** @returns the id on the wire of somebody's profile; of somebody new without an address */
async function profileOf(email?: string | null): Promise<string> {
  const address = email ?? (await member({ role: 'alumni' })).email;
  const row: { document_id: string } = await inDatabase((database) =>
    database('profiles')
      .join('up_users', 'up_users.id', 'profiles.user_id')
      .where('up_users.email', address)
      .first('profiles.document_id'),
  );
  return row.document_id;
}

/** A profile: the caller's, that of somebody new, nobody's. */
const profile = ({ own = 200 } = {}): RouteRow['objects'] => ({
  own: { id: ({ email }) => profileOf(email), status: own },
  'another’s': { id: () => profileOf(), status: 200 },
  missing: { id: () => 'a'.repeat(24), status: 404 },
});

/** A request to connect: one that somebody new sent to the caller, one between two others, none. */
const request = (): RouteRow['objects'] => ({
  own: { id: async ({ email }) => newRequestTo(await profileOf(email)), status: 200 },
  'another’s': { id: async () => newRequestTo(await profileOf()), status: 404 },
  missing: missing(),
});

/** @returns the id on the wire of a request that somebody new has sent */
async function newRequestTo(profileId: string): Promise<string> {
  const answer = await (await signedIn(await member())).post(api.connect(profileId), {});
  return connectionAnswer.parse(answer.json).data._id;
}

/** A notification: one of the caller's, of somebody new's, none. */
const notification = (): RouteRow['objects'] => ({
  own: { id: async ({ email }) => newNotificationFor(await profileOf(email)), status: 200 },
  'another’s': { id: async () => newNotificationFor(await profileOf()), status: 404 },
  missing: missing(),
});

/** @returns the id on the wire of what a person was told of a request by somebody new */
async function newNotificationFor(profileId: string): Promise<string> {
  const key = `connection-request:${await newRequestTo(profileId)}`;
  const row: { document_id: string } = await inDatabase((database) =>
    database('notifications').where({ key }).first('document_id'),
  );
  return row.document_id;
}

/** The link that ends mails: somebody's, whoever calls; nobody's. */
const unsubscription = (): RouteRow['objects'] => ({
  'another’s': { id: newUnsubscribeToken, status: 200 },
  missing: { id: () => TOKEN_OF_NOBODY, status: 400 },
});

/** @returns the token that somebody new was mailed along with a request to connect */
async function newUnsubscribeToken(): Promise<string> {
  const { email } = await member({ role: 'alumni' });
  await newRequestTo(await profileOf(email));
  return unsubscribeTokenIn(await mailTo(email, 'connection-request'));
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
  { method: 'GET', path: '/api/users/stats', may: members, objects: none() },
  { method: 'GET', path: '/api/users/dashboard-stats', may: members, objects: none() },
  { method: 'GET', path: '/api/users/activities', may: members, objects: none() },

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
  return `${path.replace(/:\w+(\([^)]*\))?/, encodeURIComponent(id))}${query?.(id) ?? ''}`;
}
