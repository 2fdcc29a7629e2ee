import { expect, it } from 'vitest';

import { linkKind } from './links';

it.each([
  ['#team', '/', { kind: 'section', id: 'team' }],
  ['/#team', '/', { kind: 'section', id: 'team' }],
  ['/#team', '/events', { kind: 'page', to: '/#team' }],
  ['#team', '/events', { kind: 'page', to: '/#team' }],
  ['/events?page=2', '/', { kind: 'page', to: '/events?page=2' }],
  ['https://example.org/#team', '/', { kind: 'elsewhere' }],
  ['mailto:hello@example.org', '/', { kind: 'elsewhere' }],
])('reads %s on %s', (href, pathname, kind) => {
  expect(linkKind(href, pathname)).toEqual(kind);
});

it('reads an anchor as a section of the page that has it, wherever that page is', () => {
  const isHere = (id: string) => id === 'contact';
  expect(linkKind('#contact', '/innokshetra', isHere)).toEqual({ kind: 'section', id: 'contact' });
  expect(linkKind('#about', '/innokshetra', isHere)).toEqual({ kind: 'page', to: '/#about' });
});
