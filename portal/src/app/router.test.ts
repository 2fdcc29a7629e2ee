import { PRIVATE_PATHS } from 'contracts';
import { expect, it } from 'vitest';

import { isGuarded } from '../lib/access';
import { pageAt, pages } from './router';

const files = [
  ...Object.keys(import.meta.glob('../features/**/*Page.tsx')).map((file) => file.replace('..', 'src')),
  ...Object.keys(import.meta.glob('./*/*Page.tsx')).map((file) => file.replace('.', 'src/app')),
];

it.each(pages.map(({ path, file }) => [path, file]))('names the file of %s', (_path, file) => {
  expect(files).toContain(file);
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
