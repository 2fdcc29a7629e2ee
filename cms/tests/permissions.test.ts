// @databases one
import { describe, expect, it } from 'vitest';

import { request } from './helpers/client';
import { refusalOf } from './helpers/expectations';
import { EVENT, TEAM_MEMBER } from './helpers/factories';
import { asEditor, asOwner } from './helpers/panel';

const collections = ['events', 'announcements', 'pages', 'team-members'];
const singles = ['site', 'festival', 'setting', 'settings'];

const closed: [string, string][] = [
  ...collections.flatMap((name): [string, string][] => [
    ['POST', `/api/${name}`],
    ['PUT', `/api/${name}/abc`],
    ['DELETE', `/api/${name}/abc`],
  ]),
  ...singles.flatMap((name): [string, string][] => [
    ['PUT', `/api/${name}`],
    ['DELETE', `/api/${name}`],
  ]),
  ['GET', '/api/festival'],
  ['GET', '/api/setting'],
  ['GET', '/api/settings'],
  ['GET', '/api/pages'],
  ['POST', '/api/auth/local'],
  ['POST', '/api/auth/local/register'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/refresh'],
  ['POST', '/api/auth/send-email-confirmation'],
  ['GET', '/api/auth/email-confirmation?confirmation=x'],
  ['GET', '/api/connect/google'],
  ['GET', '/api/users'],
  ['GET', '/api/users/me'],
  ['GET', '/api/users/1'],
  ['POST', '/api/users'],
  ['PUT', '/api/users/1'],
  ['DELETE', '/api/users/1'],
  ['GET', '/api/users-permissions/roles'],
  ['GET', '/api/users-permissions/permissions'],
  ['POST', '/api/upload'],
  ['GET', '/api/upload/files'],
  ['GET', '/api/upload/files/1'],
  ['DELETE', '/api/upload/files/1'],
];

describe('somebody signed out', () => {
  it.each(closed)('is refused %s %s', async (method, path) => {
    const json = method === 'GET' ? undefined : { data: {}, identifier: 'a', password: 'b', email: 'a@example.com' };
    refusalOf(await request(path, { method, json }), 401, 403, 404, 405);
  });

  it.each([
    '/content-manager/collection-types/api::event.event',
    '/content-type-builder/content-types',
    '/users-permissions/roles',
    '/upload/files',
    '/admin/users/me',
    '/admin/users',
    '/i18n/locales',
  ])('is refused the panel’s own API: %s', async (path) => {
    const answer = await request(path);
    expect([401, 403, 404], answer.text).toContain(answer.status);
  });

  it('cannot make itself the first administrator', async () => {
    const json = { email: 'first@example.com', password: 'Innokshetra-2027', firstname: 'First', lastname: 'One' };
    const answer = await request('/admin/register-admin', { method: 'POST', json });
    expect([400, 403, 404], answer.text).toContain(answer.status);
    const login = await request('/admin/login', { method: 'POST', json });
    expect(login.status).toBe(400);
  });
});

describe('the editor', () => {
  it.each([
    `/content-manager/collection-types/${EVENT}`,
    `/content-manager/collection-types/${TEAM_MEMBER}`,
    '/content-manager/collection-types/api::announcement.announcement',
    '/content-manager/collection-types/api::page.page',
    '/content-manager/single-types/api::site.site',
    '/content-manager/single-types/api::festival.festival',
    '/upload/files',
  ])('reaches the content: %s', async (path) => {
    expect((await asEditor(path)).status).toBe(200);
  });

  it.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/roles'],
    ['GET', '/admin/api-tokens'],
    ['GET', '/admin/webhooks'],
    ['GET', '/admin/transfer/tokens'],
    ['GET', '/users-permissions/roles'],
    ['PUT', '/users-permissions/advanced'],
    ['POST', '/content-type-builder/content-types'],
    ['GET', '/content-manager/collection-types/plugin::users-permissions.user'],
    ['POST', '/content-manager/collection-types/plugin::users-permissions.user'],
    ['PUT', '/upload/settings'],
    ['PUT', '/content-manager/single-types/api::setting.setting'],
    // Whom it may choose for the spotlight it sees by name, see spotlight.test.ts.
    ['POST', '/content-manager/collection-types/api::profile.profile'],
    ['PUT', '/content-manager/collection-types/api::profile.profile/some-id'],
    ['GET', '/content-manager/collection-types/api::contact-message.contact-message'],
  ])('is refused what is not content: %s %s', async (method, path) => {
    const answer = await asEditor(path, { method, json: method === 'GET' ? undefined : {} });
    expect([401, 403, 404], answer.text.slice(0, 300)).toContain(answer.status);
  });
});

describe('the owner', () => {
  it.each(['/admin/users', '/admin/roles', '/users-permissions/roles'])('reaches the settings: %s', async (path) => {
    expect((await asOwner(path)).status).toBe(200);
  });
});
