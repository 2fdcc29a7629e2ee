import { expect, it } from 'vitest';

import { pageAt, pages } from './router';

const files = Object.keys(import.meta.glob('../features/*/*Page.tsx')).map((file) => file.replace('..', 'src'));

it.each(pages.map(({ path, file }) => [path, file]))('names the file of %s', (_path, file) => {
  expect(files).toContain(file);
});

it.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/events/', '/events'],
  ['/nowhere', undefined],
  ['//elsewhere', undefined],
])('finds at %s the page %s', (pathname, path) => {
  expect(pageAt(pathname)?.path).toBe(path);
});
