import { expect, it } from 'vitest';

import { pageOf, searchTermOf } from './searchParams';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
  ['page=99999999', 1],
])('reads the page of "%s" as %s', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

it('cuts a search term to what the API takes', () => {
  expect(searchTermOf(new URLSearchParams({ search: ` ${'a'.repeat(200)} ` }))).toHaveLength(100);
});
