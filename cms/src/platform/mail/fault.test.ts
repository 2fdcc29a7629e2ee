import { describe, expect, it } from 'vitest';

import { readFault, UnsendableMail } from './fault';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('The server said no.'), { code, responseCode });
const kindOf = (error: unknown) => readFault(error, 'asha@example.com').kind;

describe('a failed attempt', () => {
  it.each([
    ['an unknown mailbox', failure('EENVELOPE', 550)],
    ['refused content', failure('EMESSAGE', 554)],
    ['an address that is none', failure('EENVELOPE')],
    ['a mail of no known kind', new UnsendableMail('There is no kind of mail called x.')],
  ])('is final for %s', (_case, error) => expect(kindOf(error)).toBe('final'));

  it.each([
    ['greylisting', failure('EENVELOPE', 451)],
    ['a full mailbox', failure('EMESSAGE', 452)],
  ])('passes for %s', (_case, error) => expect(kindOf(error)).toBe('passing'));

  it.each([
    ['a refused connection', failure('ESOCKET')],
    ['a server that hangs', failure('ETIMEDOUT')],
    ['an unknown host', failure('EDNS')],
    ['a wrong password', failure('EAUTH', 535)],
    ['a missing login', failure('EENVELOPE', 530)],
    ['a server that closes', failure('EENVELOPE', 421)],
    ['a full disk', failure('ENOSPC')],
  ])('is an outage for %s', (_case, error) => expect(kindOf(error)).toBe('outage'));
});

it('describes itself in one short line without the recipient', () => {
  const { description } = readFault(
    new Error(`550 <asha@example.com>\r\n${'unknown '.repeat(50)}`),
    'asha@example.com',
  );
  expect(description).toMatch(/^550 <<recipient>> unknown/);
  expect(description).not.toMatch(/[\r\n]|asha@example/);
  expect(description.length).toBeLessThanOrEqual(200);
});
