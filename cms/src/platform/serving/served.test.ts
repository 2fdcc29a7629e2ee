import { expect, it } from 'vitest';

import { tableOfServed } from './served';

const serve = (said: string) => () => said;
const find = tableOfServed([
  { at: '/robots.txt', serve: serve('robots') },
  { at: '/events/', named: /^([\w-]{1,5})\/calendar\.ics$/, serve: serve('calendar') },
  { at: '/events/feed.xml', serve: serve('feed') },
  { at: '/admin', serve: serve('console') },
  { at: '/admin/', serve: serve('console') },
]);

it.each([
  ['/robots.txt', 'robots', ''],
  ['/events/abc/calendar.ics', 'calendar', 'abc'],
  ['/events/feed.xml', 'feed', ''],
  ['/admin', 'console', ''],
  ['/admin/users/3', 'console', ''],
])('%s is served by the %s', (path, said, name) => {
  const found = find(path);
  expect(found?.name).toBe(name);
  expect(found?.serve({} as never)).toBe(said);
});

it.each([
  '/',
  '/robots.txt/x',
  '/x/robots.txt',
  '/Robots.txt',
  '/events',
  '/events/abcdef/calendar.ics',
  '/events/a/b/calendar.ics',
  '/events/abc/calendar.ics/x',
  '/administration',
])('nobody serves %s', (path) => {
  expect(find(path)).toBeNull();
});
