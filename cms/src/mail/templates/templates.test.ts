import { describe, expect, it } from 'vitest';

import { MAIL_KINDS, type MailData, renderMail } from '.';

const SENDER = {
  name: 'Sphuran',
  institute: 'Technical Institute, Haryana',
  address: 'Technical Institute, Haryana, India, 136119',
  origin: 'https://society.example',
};
const URL_WITH_TOKEN = 'https://society.example/verify-email/abc-DEF_123';

const samples = (name: string): MailData => ({
  'verify-email': { name, url: URL_WITH_TOKEN },
  'already-registered': { name, loginUrl: 'https://society.example/login', resetUrl: 'https://society.example/forgot' },
  'reset-password': { name, url: URL_WITH_TOKEN },
  'password-changed': { name },
});
const render = (kind: keyof MailData, name = 'Asha Verma', sender = SENDER) =>
  renderMail(kind, samples(name)[kind], sender);

describe.each(MAIL_KINDS)('a %s mail', (kind) => {
  it('greets, says who writes and why, in both parts', () => {
    const { subject, text, html } = render(kind);
    expect(subject).toContain('Sphuran');
    for (const part of [text, html]) {
      expect(part).toContain('Hello Asha Verma,');
      expect(part).toContain('You get this mail because');
      expect(part).toContain('Technical Institute, Haryana, India, 136119');
    }
  });

  it('leads to the same addresses in both parts', () => {
    const { text, html } = render(kind);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(text).toContain(link);
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(render(kind).html).not.toMatch(/<(?:img|script|link|iframe|svg)|url\(|\ssrc=|@import/i);
  });

  it('shows markup in a name of the society as text', () => {
    const { html } = render(kind, 'Asha', { ...SENDER, name: '<b onclick="x">S & "T"</b>' });
    expect(html).not.toContain('<b onclick');
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;S &amp; &quot;T&quot;&lt;/b&gt;');
  });

  it('keeps its subject in one line, whatever the society is called', () => {
    const { subject } = render(kind, 'Asha', { ...SENDER, name: 'Sphuran\r\nBcc: thief@example.com\u0000' });
    // eslint-disable-next-line no-control-regex -- these are what is looked for
    expect(subject).not.toMatch(/[\u0000-\u001f]/);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    'You won! https://evil.example/prize',
    'www.evil.example',
    'Call evil.example now',
    'a@evil.example',
    'x'.repeat(200),
    '\u202e',
  ])('greets nobody under the name %j', (name) => {
    const { text, html } = render(kind, name);
    for (const part of [text, html]) {
      expect(part).toContain('Hello,');
      expect(part).not.toContain(name);
    }
  });

  it('greets people whose names are not plain Latin', () => {
    expect(render(kind, "  Seán  O'Brien-Łuk ").text).toContain("Hello Seán O'Brien-Łuk,");
    expect(render(kind, 'आशा वर्मा').html).toContain('Hello आशा वर्मा,');
    expect(render(kind, 'J. R. Rao\r\nBcc: x').text).not.toContain('Bcc');
  });
});

it.each(['javascript:alert(1)', 'ftp://society.example', '/verify-email/x', 'data:text/html,x'])(
  'refuses to lead to %s',
  (url) => expect(() => renderMail('verify-email', { name: 'Asha', url }, SENDER)).toThrow(),
);

it('refuses a kind that there is not', () => {
  expect(() => renderMail('constructor', {}, SENDER)).toThrow('There is no kind of mail called constructor.');
});
