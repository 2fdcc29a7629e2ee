import { expect, it } from 'vitest';

import { providerOptions } from './transport';

it('lets no mail server keep a mail waiting for ever, and leaves what the address says', () => {
  const options = providerOptions('smtp://user:p%40ss@mail.example.org:587?greetingTimeout=1');
  if (!('url' in options)) throw new Error('There is no address.');
  const url = new URL(options.url);
  expect(url.searchParams.get('connectionTimeout')).toBe('10000');
  expect(url.searchParams.get('socketTimeout')).toBe('30000');
  expect(url.searchParams.get('greetingTimeout')).toBe('1');
  expect(options.url).toMatch(/^smtp:\/\/user:p%40ss@mail\.example\.org:587/);
});
