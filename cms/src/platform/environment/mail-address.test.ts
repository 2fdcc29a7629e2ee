import { describe, expect, it } from 'vitest';

import { isMailFrom, isSmtpUrl } from './mail-address';

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
