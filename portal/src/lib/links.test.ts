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
