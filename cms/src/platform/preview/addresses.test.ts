import { expect, test } from 'vitest';

import { withoutPreview } from './addresses';

test.each([
  ['/?preview=draft', '/'],
  ['/p/our-story?preview=draft', '/p/our-story'],
  ['/events?page=2&preview=draft&search=a+b', '/events?page=2&search=a+b'],
])('%s asks for a preview of %s', (target, published) => {
  expect(withoutPreview(target)).toBe(published);
});

test.each([
  '/',
  '/p/our-story',
  '/events?page=2',
  '/events?preview=published',
  '/preview=draft',
  '/events?search=preview=draft',
])('%s asks for none', (target) => expect(withoutPreview(target)).toBeNull());
