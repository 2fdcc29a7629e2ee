import { expect, it } from 'vitest';

import { watchParameters, withoutUnread } from './parameters';
import { Reading, whileReading } from './reading';

/** Computes the answer of a path, which reads its query or does not, and may say what it makes of it. */
async function compute(path: string, { reads, says }: { reads: boolean; says?: string[] }): Promise<void> {
  const request = Object.create({ query: {} }) as { query: object };
  const remember = watchParameters({ path, request } as never);
  await whileReading(new Reading(0), async () => {
    if (reads) await Promise.resolve(request.query);
    if (says) (await import('./reading')).currentReading()?.readParameters(says);
    remember();
  });
}

it('leaves a path as it is of which nothing is known', () => {
  expect(withoutUnread('/api/unknown?junk=1')).toBe('/api/unknown?junk=1');
});

it('keeps what the answer was made with, and Strapi’s own grammar, which is answered or refused', async () => {
  await compute('/api/list', { reads: true, says: ['page', 'search'] });
  expect(withoutUnread('/api/list?junk=1&page=2')).toBe('/api/list?page=2');
  expect(withoutUnread('/api/list?junk=1')).toBe('/api/list');
  expect(withoutUnread('/api/list?filters%5Ba%5D=1&junk%5Bb%5D=2')).toBe('/api/list?filters%5Ba%5D=1');
});

it('keeps nothing for an answer that read nothing, and everything for one that does not say', async () => {
  await compute('/api/one', { reads: false });
  expect(withoutUnread('/api/one?junk=1')).toBe('/api/one');
  await compute('/api/strapis', { reads: true });
  expect(withoutUnread('/api/strapis?junk=1')).toBe('/api/strapis?junk=1');
});
