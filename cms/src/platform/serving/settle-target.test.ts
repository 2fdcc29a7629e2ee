import { expect, it } from 'vitest';

import { settleTarget } from './settle-target';

const names = new Set(['api', 'admin', 'uploads']);

it.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/API/auth/login', '/api/auth/login'],
  ['/%61pi/auth/login', '/api/auth/login'],
  ['/api/auth/%6Cogin', '/api/auth/login'],
  ['//api///auth/login//', '/api/auth/login'],
  ['/./api/x/../auth/./login', '/api/auth/login'],
  ['/api/%2e%2e/%2E/uploads/a.html', '/uploads/a.html'],
  ['/../../api', '/api'],
  ['/%75ploads/a.html?v=1', '/uploads/a.html?v=1'],
  ['//evil.com/?preview=draft', '/evil.com?preview=draft'],
  ['/Events/About', '/Events/About'],
  ['/p/a%20b', '/p/a%20b'],
  ['/p/%e0%a4%b9', '/p/%E0%A4%B9'],
  ['/p/à¤¹', '/p/%E0%A4%B9'],
  ['/content-manager/api%3A%3Apage.page', '/content-manager/api::page.page'],
  ['/p/100%25', '/p/100%25'],
  ['/p/%252e%252e', '/p/%252e%252e'],
  ['/p/...', '/p/...'],
  ['/events?next=//evil.com/../x', '/events?next=//evil.com/../x'],
])('%s means %s', (target, expected) => {
  expect(settleTarget(target, names)).toBe(expected);
  expect(settleTarget(expected, names), 'once is enough').toBe(expected);
});

it.each([
  '',
  '*',
  'http://evil.com/',
  '/..%2fx',
  '/%5c',
  '/\\evil.com',
  '/%00',
  '/x?a=%00',
  '/%0d%0aSet-Cookie:a=b',
  '/%',
  '/%ff',
  '/%c0%ae%c0%ae/x',
])('%s cannot be settled', (target) => {
  expect(settleTarget(target, names)).toBeNull();
});
