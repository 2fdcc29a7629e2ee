import { describe, expect, it } from 'vitest';

import { isSafeHref } from './safe-href.js';

describe('isSafeHref', () => {
  it.each(['https://example.com/a?b=c#d', 'http://example.com', 'mailto:hello@example.com', '/events', '/', '#event'])(
    'takes %s',
    (href) => expect(isSafeHref(href)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    '/\\example.com',
    'https:///example.com',
    'ftp://example.com',
    'events',
    '',
  ])('refuses %j', (href) => expect(isSafeHref(href)).toBe(false));
});
