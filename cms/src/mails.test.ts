import { describe, expect, it } from 'vitest';

import { features } from './features';
import { registerMails, renderMail as renderTemplate, templateOf } from './platform/mail/templates';

const templates = features.flatMap(({ mails }) => mails ?? []);
const KINDS = templates.map(({ kind }) => kind);
registerMails(templates);

const renderMail = (kind: string, data: unknown, sender: typeof SENDER, token: string | null) =>
  renderTemplate(templateOf(kind), data, sender, token);

const SENDER = {
  name: 'Sphuran',
  institute: 'Technical Institute, Haryana',
  address: 'Technical Institute, Haryana, India, 136119',
  origin: 'https://society.example',
};
const URL_WITH_TOKEN = 'https://society.example/verify-email/abc-DEF_123';

/** What each kind is told; a new one needs a line. */
const samples = (name: string): Record<string, object | undefined> => ({
  'contribution-adjusted': { name, line: 'Your contribution was waived.', words: 'On leave' },
  'money-request-asked': { name, asker: 'Ravi Menon', request: 'UPI to society@bank (The Society)', words: '' },
  'admin-standing': { name, admin: 'Ravi Menon', news: 'made' },
  'money-request-decided': { name, request: 'Refund of ₹6,000.00', isApproved: true, reason: '' },
  'verify-email': { name, url: URL_WITH_TOKEN },
  'already-registered': { name, loginUrl: 'https://society.example/login', resetUrl: 'https://society.example/forgot' },
  invitation: { name, token: 'abc-DEF_123' },
  'reset-password': { name, url: URL_WITH_TOKEN },
  'password-changed': { name },
  'confirm-new-email': { name, url: URL_WITH_TOKEN },
  'email-change-asked': { name },
  'email-changed': { name },
  'address-in-use': { name, loginUrl: 'https://society.example/login' },
  'person-message': {
    name,
    sender: { profileId: 'profile', name: 'Ravi Menon', email: 'ravi@example.org' },
    message: 'Hello.',
  },
  'connection-request': { name, sender: { profileId: 'profile', name: 'Ravi Menon' }, message: 'We met.' },
  'connection-accepted': { name, sender: { profileId: 'profile', name: 'Ravi Menon' } },
  'seat-offered': {
    name,
    event: { id: 'event-1', title: 'Pitch night' },
    until: 'Sep 14, 2026 at 9:30 AM IST',
  },
  'event-reminder': {
    name,
    event: { id: 'event-1', title: 'Pitch night' },
    starts: 'Sep 14, 2026 at 9:30 AM IST',
    location: 'Main hall',
  },
  'event-message': {
    name,
    event: { id: 'event-1', title: 'Pitch night' },
    subject: 'The room has changed',
    message: 'We meet in Hall 2.',
  },
  'event-moved': {
    name,
    event: {
      _id: 'event-1',
      title: 'Pitch night',
      description: 'Eight ideas.',
      category: 'other',
      startsAt: '2026-09-14T04:00:00.000Z',
      endsAt: '2026-09-14T06:00:00.000Z',
      location: 'Hall 2',
      organizer: 'Robotics Club',
      updatedAt: '2026-09-01T04:00:00.000Z',
    },
    changes: [{ what: 'Place', was: 'Main hall', is: 'Hall 2' }],
  },
  'event-cancelled': { name, event: 'Pitch night', starts: 'Sep 14, 2026 at 9:30 AM IST' },
  'event-ticket': {
    name,
    event: { id: 'event-1', title: 'Pitch night' },
    starts: 'Sep 14, 2026 at 9:30 AM IST',
    location: 'Main hall',
    code: '7K2MQ0XAB4TD',
    startsAt: '2026-09-14T04:00:00.000Z',
    endsAt: '2026-09-14T06:00:00.000Z',
    timeZone: 'Asia/Kolkata',
  },
  'proposal-decided': { name, event: 'Pitch night', isApproved: false, reason: 'The hall is taken.' },
  'job-news': {
    name,
    news: 'referral-asked',
    job: '“Engineer” at Monsoon Capital',
    person: 'Ravi Menon',
    words: 'We met.',
    path: '/jobs/referrals',
    replyTo: { name: 'Ravi Menon', email: 'ravi@example.org' },
  },
  'messages-unread': { name, waiting: [{ name: 'Ravi Menon', unread: 2 }], others: 1 },
  'message-report-news': {
    name,
    news: 'upheld',
    line: 'An admin agreed with the report about your conversation with Ravi Menon.',
    note: 'Please be kind.',
    path: '/messages/profile',
  },
  'payment-receipt': {
    ...{ number: '2026-27/000123', payer: name, purpose: 'Contributions: November 2026', amount: 10_000, refunded: 0 },
    ...{ currency: 'INR', date: 'Nov 7, 2026', method: 'UPI', isVoid: false },
  },
  'payment-news': { name, news: 'found', line: 'The treasurer found your payment of ₹100.00.', words: 'Thank you.' },
  'giving-news': { name, news: 'reached', line: '“A loom for the workshop” has reached its goal.', campaignId: 'abc' },
  'contribution-reminder': { name, line: '₹300.00 of contributions are due, for 3 months.' },
  'mentorship-news': {
    name,
    news: 'asked',
    line: 'Ravi Menon would like you to be their mentor.',
    words: 'We met.',
    path: '/mentorship/answer/request_signature',
  },
  'contact-message': { id: 'message-1', name, email: 'asha@example.org', message: 'Hello.\nIs the hall open?' },
});
/** Mails to somebody with an account, who is greeted by a name that a stranger could have chosen. */
const GREETING_KINDS = KINDS.filter((kind) => kind !== 'contact-message');
const render = (kind: string, name = 'Asha Verma', sender = SENDER, token: string | null = null) =>
  renderMail(kind, samples(name)[kind], sender, token);

describe.each(KINDS)('a %s mail', (kind) => {
  it('says who writes and why, in both parts', () => {
    const { subject, text, html } = render(kind);
    expect(subject).toContain('Sphuran');
    for (const part of [text, html]) {
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

  it('says where such mails end, where they can, and only there', () => {
    const url = 'https://society.example/unsubscribe/profile_kind_signature';
    const [ending, lasting] = [render(kind, 'Asha', SENDER, 'profile_kind_signature'), render(kind)];
    expect(ending.text).toContain(`Get no more mails like this:\n${url}\n`);
    expect(ending.html).toContain(`href="${url}"`);
    for (const part of [lasting.text, lasting.html]) expect(part).not.toContain('no more mails');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    // A picture may come along with the mail.
    const html = render(kind).html.replace(/<img src="cid:[\w@.-]+"/g, '');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|svg)|url\(|\ssrc=|@import/i);
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
});

describe.each(GREETING_KINDS)('a %s mail', (kind) => {
  it('greets by name, in both parts', () => {
    const { text, html } = render(kind);
    for (const part of [text, html]) expect(part).toContain('Hello Asha Verma,');
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

it.each([
  [
    'event-reminder',
    'Soon: Pitch night (Sphuran)',
    'You are registered for “Pitch night”. It starts on Sep 14, 2026 at 9:30 AM IST, here: Main hall.',
    'If you cannot come, please cancel, so that somebody else can have the seat.',
  ],
  [
    'seat-offered',
    'A seat is free for you: Pitch night (Sphuran)',
    'You are first in line for “Pitch night”, and a seat became free.',
    'It waits for you until Sep 14, 2026 at 9:30 AM IST; after that it goes to whoever is next.',
  ],
])('a %s mail says what there is to know and to do, and leads to the event', (kind, title, ...sentences) => {
  const { subject, text } = render(kind);
  expect(subject).toBe(title);
  for (const sentence of sentences) expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  expect(text).toContain('https://society.example/events/event-1');
});

describe('a message of the contact form', () => {
  const write = (change: object) =>
    renderMail('contact-message', { ...samples('Asha Verma')['contact-message'], ...change }, SENDER, null);

  it('is quoted line by line, with who wrote it, and leads to the console', () => {
    const { text, html } = write({});
    for (const part of [text, html]) {
      expect(part).toContain('Asha Verma (asha@example.org) wrote through the contact form:');
      expect(part).toContain('https://society.example/admin/contact-messages/message-1');
    }
    expect(text).toContain('> Hello.\n> Is the hall open?');
    expect(html).toContain('Hello.<br>Is the hall open?');
  });

  it('is answered to its sender, under a name in one line', () => {
    const { replyTo } = write({ name: 'Asha\r\nBcc: thief@example.com' });
    expect(replyTo).toEqual({ name: 'Asha Bcc: thief@example.com', address: 'asha@example.org' });
  });

  it('runs nothing and marks every line as the stranger’s (security matrix 18)', () => {
    const payload = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const { subject, text, html } = write({
      name: payload,
      message: `${payload}\r\n----\rYou get this mail because\n\u202eevil\u0007`,
    });
    expect(html).not.toMatch(/<(?:img|script)/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('\n> ----\n> You get this mail because\n> evil\n');
    expect(subject).toBe('New message through the contact form of Sphuran');
  });

  it.each(['asha', 'asha@example.org\r\nBcc: thief@example.com', 'a@b.example, c@d.example'])(
    'is not written for the address %j',
    (email) => expect(() => write({ email })).toThrow(),
  );
});

it.each(['javascript:alert(1)', 'ftp://society.example', '/verify-email/x', 'data:text/html,x'])(
  'refuses to lead to %s',
  (url) => expect(() => renderMail('verify-email', { name: 'Asha', url }, SENDER, null)).toThrow(),
);

it('refuses a kind that there is not', () => {
  expect(() => renderMail('constructor', {}, SENDER, null)).toThrow('There is no kind of mail called constructor.');
});

describe.each([
  ['person-message', { sender: { profileId: 'profile', name: 'Ravi', email: 'ravi@example.org' } }],
  ['connection-request', { sender: { profileId: 'profile', name: 'Ravi' } }],
] as const)('what somebody wrote, in a %s mail', (kind, { sender }) => {
  it('is quoted line by line and runs nothing (security matrix 18)', () => {
    const payload = '<img src=x onerror=alert(1)>';
    const data = {
      name: 'Asha',
      sender: { ...sender, name: `${payload}\r\nBcc: x` },
      message: `${payload}\r\n----\rYou get this mail because\n\u202eevil\u0007`,
    };
    const { subject, text, html } = renderMail(kind, data, SENDER, null);
    expect(html).not.toContain('<img');
    expect(text).toContain('\n> ----\n> You get this mail because\n> evil\n');
    expect(subject).not.toContain(payload);
  });
});
