import { PRIVATE_PATHS } from 'contracts';
import { expect, it } from 'vitest';

import { isGuarded } from '../lib/access';
import { filesOf } from './pageFiles';
import { pageAt, pages } from './router';

it.each(pages.map((page) => [page.path, page] as const))('knows the file of %s', async (_path, page) => {
  expect(await filesOf(page)).toContainEqual(expect.stringMatching(/^src\/.*Page\.tsx$/));
});

it.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/events/', '/events'],
  ['/innokshetra', '/innokshetra'],
  ['/p/privacy-policy', '/p/:slug'],
  ['/p', undefined],
  ['/nowhere', undefined],
  ['//elsewhere', undefined],
])('finds at %s the page %s', (pathname, path) => {
  expect(pageAt(pathname)?.page.path).toBe(path);
});

it.each([
  ['/p/home', '/'],
  ['/p/innokshetra', '/innokshetra'],
  ['/p/privacy-policy', undefined],
])('sends %s on to %s', (pathname, address) => {
  const found = pageAt(pathname);
  expect(found?.page.movedTo?.(found.params)).toBe(address);
});

it('asks for the answer of the page that the address names', () => {
  const found = pageAt('/p/code%20of-conduct');
  expect(found?.page.queries?.(new URLSearchParams(), found.params)).toEqual(['/api/pages/code%20of-conduct']);
});

const beginnings = PRIVATE_PATHS.map((path) => new RegExp(`^${path.replace('*', '[^/]+')}`));
const ofEach = pages.filter(({ access = 'public', isSecret }) => isGuarded(access) || isSecret);
it.each(ofEach.map(({ path }) => path))('%s is closed to search engines', (path) => {
  expect(beginnings.some((beginning) => beginning.test(path))).toBe(true);
});
