import { describe, expect, it } from 'vitest';

import { whoServes } from './addresses.mjs';

const page = 'text/html,application/xhtml+xml';
const known = { pluginNames: ['content-manager', 'upload'], portalFiles: ['favicon.svg'] };

describe('the one address of npm run dev', () => {
  it.each([
    ['a page', { url: '/events/abc?page=2', accept: page }, 'portal'],
    ['the start page', { url: '/', accept: page }, 'portal'],
    ['a module of the portal', { url: '/src/app/entry-browser.tsx' }, 'portal'],
    ['what Vite itself serves', { url: '/@vite/client' }, 'portal'],
    ['a library of the portal', { url: '/node_modules/.vite/deps/react.js?v=1' }, 'portal'],
    ['a file of the portal', { url: '/favicon.svg' }, 'portal'],
    ['the socket of the portal', { url: '/?token=x', upgrades: true }, 'portal'],
    ['a screen of the console', { url: '/admin/events', accept: page }, 'console'],
    ['a module of the console', { url: '/admin/src/main.tsx' }, 'console'],
    ['the socket of the console', { url: '/admin/?token=x', upgrades: true }, 'console'],
    ['Strapi’s admin API, beside the console', { url: '/admin/login', method: 'POST' }, 'cms'],
    ['a call of the panel to a plugin', { url: '/content-type-builder/schema', accept: 'application/json' }, 'cms'],
    ['a file that the panel downloads', { url: '/upload/files/1', accept: page }, 'cms'],
    ['the panel', { url: '/cms/auth/login', accept: page }, 'cms'],
    ['the panel, written otherwise', { url: '//CMS/', accept: page }, 'cms'],
    ['the API', { url: '/api/events', accept: page }, 'cms'],
    ['a picture', { url: '/uploads/a.webp', accept: 'image/webp' }, 'cms'],
    ['a feed among the pages', { url: '/announcements/rss.xml', accept: page }, 'cms'],
    ['a calendar among the pages', { url: '/events/abc/calendar.ics', accept: page }, 'cms'],
    ['a plugin that nobody knows yet', { url: '/documentation/spec', accept: 'application/json' }, 'cms'],
    ['an address that cannot be read', { url: '/%zz' }, 'cms'],
  ])('leads to whom it concerns: %s', (_what, asked, server) => {
    expect(whoServes({ method: 'GET', ...asked }, known)).toBe(server);
  });
});
