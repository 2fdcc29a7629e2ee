// @databases one
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OutboxWorker } from '../../src/platform/mail/worker';
import { type OutboxDatabase, outboxDatabases } from './helpers/outbox-database';
import { type Manner, PostOffice } from './helpers/post-office';
import { LINK, provider, someMail, SOCIETY, worker } from './helpers/workers';

let databases: Awaited<ReturnType<typeof outboxDatabases>>;
let instance: OutboxDatabase;
let office: PostOffice;
let workers: OutboxWorker[] = [];

beforeAll(async () => void (databases = await outboxDatabases()));
afterAll(() => databases.clear());
beforeEach(async () => {
  office = await PostOffice.closed();
  [instance] = await databases.create();
});
afterEach(async () => {
  await Promise.all(workers.map((each) => each.stop()));
  workers = [];
  await office.close();
});

/** A promise, and what fulfils it. */
function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/** How long mail may take in these tests, where a minute is a tenth of a second. */
const patience = { timeout: 20_000, interval: 20 };

function startWorker({ outbox } = instance, options: { smtpUrl?: string } = {}): OutboxWorker {
  const started = worker({ outbox, provider: provider(options.smtpUrl ?? office.url) });
  workers.push(started);
  started.start();
  return started;
}

const post = (mail = someMail(), { outbox } = instance) => outbox.add([mail], new Date());
const states = async () => (await instance.rows()).map(({ state }) => state);
const untilStates = (...expected: string[]) =>
  vi.waitFor(async () => expect(await states()).toEqual(expected), patience);

describe('with a mail server', () => {
  it('delivers a mail once, with both parts, from the society to one person', async () => {
    await office.open();
    startWorker();
    await post(someMail({ to: 'asha@example.com' }));
    await untilStates('sent');
    expect(office.received).toHaveLength(1);
    const [mail] = office.received;
    expect(mail).toMatchObject({
      from: { name: SOCIETY.name, address: SOCIETY.email },
      to: [{ address: 'asha@example.com' }],
      subject: 'Confirm your email for Sphuran',
    });
    expect(mail?.text).toContain(LINK);
    expect(mail?.html).toContain(`href="${LINK}"`);
    expect(mail?.messageId).toMatch(/@sphuran\.example>$/);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('sends what waited before it started, all of it', async () => {
    const mails = Array.from({ length: 55 }, (_, index) => someMail({ to: `many${index}@example.com` }));
    for (const mail of mails) await post(mail);
    await office.open();
    startWorker();
    await vi.waitFor(() => expect(office.recipients).toEqual(mails.map(({ to }) => to).sort()), patience);
  });

  it('is at once woken for a new mail', async () => {
    await office.open();
    const idle = worker({ outbox: instance.outbox, provider: provider(office.url), timings: { poll: 60_000 } });
    workers.push(idle);
    idle.start();
    await vi.waitFor(async () => expect(await instance.outbox.nextDue()).toBeNull());
    await post();
    idle.wake();
    await untilStates('sent');
  });

  it('adds no recipient and no header, whatever an address or a name holds', async () => {
    await office.open();
    startWorker();
    await post(someMail({ to: 'asha@example.com', name: 'Asha\r\nBcc: thief@example.com\r\n\r\n<b>Hi</b>' }));
    await post(someMail({ to: 'asha@example.com, thief@example.com' }));
    await post(someMail({ to: 'asha@example.com\r\nBcc: thief@example.com' }));
    await vi.waitFor(async () => expect(await states()).not.toContain('pending'), patience);
    await vi.waitFor(async () => expect(await states()).not.toContain('sending'), patience);
    for (const mail of office.received) {
      expect([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]).toHaveLength(1);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.html).not.toContain('<b>');
    }
    expect(office.recipients).not.toContain('thief@example.com');
  });
});

describe('with a mail server that is down', () => {
  it.each<[string, Manner | null]>([
    ['refuses connections', null],
    ['accepts and hangs', 'hangs'],
    ['asks for patience (451)', 'asks for patience'],
  ])('keeps a mail while it %s, and sends it once when it is back', async (_case, manner) => {
    if (manner) await office.open(manner);
    startWorker(instance, { smtpUrl: `${office.url}?greetingTimeout=200` });
    await post();
    await vi.waitFor(async () => expect((await instance.rows())[0]?.lastError).toMatch(/\S/), patience);
    expect(office.received).toEqual([]);
    await office.close();
    await office.open();
    await untilStates('sent');
    expect(office.received).toHaveLength(1);
    expect((await instance.rows())[0]).toMatchObject({ recipient: null, data: null, lastError: null });
  });

  it.each<[string, Manner]>([
    ['the recipient (550)', 'refuses the recipient'],
    ['the content (554)', 'refuses the content'],
  ])('gives a mail up when it refuses %s, and sends the next', async (_case, manner) => {
    await office.open(manner);
    startWorker();
    await post();
    await untilStates('failed');
    expect((await instance.rows())[0]).toMatchObject({ attempts: 1, recipient: null, data: null });
    await office.close();
    await office.open();
    await post();
    await untilStates('failed', 'sent');
  });

  it('gives a mail up after eight attempts', async () => {
    await office.open('asks for patience');
    startWorker();
    await post();
    await untilStates('failed');
    expect((await instance.rows())[0]?.attempts).toBe(8);
  });
});

describe('with several instances', () => {
  it('sends each mail once', async () => {
    await office.open();
    const [one, two] = await databases.create(2);
    if (!two) throw new Error('There is no second instance.');
    const mails = Array.from({ length: 30 }, (_, index) => someMail({ to: `shared${index}@example.com` }));
    for (const mail of mails) await post(mail, one);
    startWorker(one);
    startWorker(two);
    await vi.waitFor(async () => {
      expect((await one.rows()).filter(({ state }) => state !== 'sent')).toEqual([]);
    }, patience);
    expect(office.recipients).toEqual(mails.map(({ to }) => to).sort());
  });

  it('sends a mail whose worker died, once its claim has run out', async () => {
    await office.open();
    await post();
    const [mail] = await instance.outbox.due(new Date(), 1);
    if (!mail) throw new Error('No mail is due.');
    await instance.outbox.claim(mail, new Date(), new Date(Date.now() + 300));
    startWorker();
    expect(await states()).toEqual(['sending']);
    await untilStates('sent');
    expect(office.received).toHaveLength(1);
  });
});

describe('at its end', () => {
  it('finishes the mail under way and begins no other', async () => {
    await office.open();
    const through = provider(office.url);
    const { promise: held, resolve: release } = withResolvers();
    const slow = worker({
      outbox: instance.outbox,
      provider: { send: (mail) => held.then(() => through.send(mail)) },
    });
    for (let count = 0; count < 6; count += 1) await post();
    slow.start();
    await vi.waitFor(async () => expect((await states()).filter((state) => state === 'sending')).toHaveLength(4));
    const stopped = slow.stop();
    release();
    await stopped;
    expect((await states()).sort()).toEqual(['pending', 'pending', 'sent', 'sent', 'sent', 'sent']);
  });

  it('does not wait for a mail server that hangs', async () => {
    const stuck = worker({
      outbox: instance.outbox,
      provider: { send: () => new Promise(() => undefined) },
      timings: { patience: 100, attempt: 1_000 },
    });
    await post();
    stuck.start();
    await vi.waitFor(async () => expect(await states()).toEqual(['sending']));
    const begun = Date.now();
    await stuck.stop();
    expect(Date.now() - begun).toBeLessThan(900);
  });
});
