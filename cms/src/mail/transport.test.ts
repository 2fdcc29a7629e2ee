import { describe, expect, it } from 'vitest';

import { isMailFrom, isSmtpUrl, providerOptions } from './transport';

describe('SMTP_URL', () => {
  it.each(['smtp://localhost:1025', 'smtps://user:pass@mail.example.org', 'smtp://[::1]:25'])('takes %s', (url) =>
    expect(isSmtpUrl(url)).toBe(true),
  );
  it.each(['mail.example.org', 'https://mail.example.org', 'smtp://', 'smtp:'])('refuses %s', (url) =>
    expect(isSmtpUrl(url)).toBe(false),
  );
});

describe('MAIL_FROM', () => {
  it.each(['mail@society.example', 'Society <mail@society.example>', '"Ideas, and more" <mail@society.example>'])(
    'takes %s',
    (text) => expect(isMailFrom(text)).toBe(true),
  );
  it.each(['Society', 'a@b.example, c@d.example', 'Society <mail>', 'Society\r\nBcc: x@y.example <a@b.example>'])(
    'refuses %j',
    (text) => expect(isMailFrom(text)).toBe(false),
  );
});

it('lets no mail server keep a mail waiting for ever, and leaves what the address says', () => {
  const options = providerOptions('smtp://user:p%40ss@mail.example.org:587?greetingTimeout=1');
  if (!('url' in options)) throw new Error('There is no address.');
  const url = new URL(options.url);
  expect(url.searchParams.get('connectionTimeout')).toBe('10000');
  expect(url.searchParams.get('socketTimeout')).toBe('30000');
  expect(url.searchParams.get('greetingTimeout')).toBe('1');
  expect(options.url).toMatch(/^smtp:\/\/user:p%40ss@mail\.example\.org:587/);
});
