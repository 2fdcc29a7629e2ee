// @databases both
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { WaitingMail } from '../../src/platform/mail/outbox';
import { type OutboxDatabase, outboxDatabases } from './helpers/outbox-database';
import { LINK, someMail } from './helpers/workers';

let databases: Awaited<ReturnType<typeof outboxDatabases>>;
let instance: OutboxDatabase;

beforeAll(async () => {
  databases = await outboxDatabases();
  [instance] = await databases.create();
});
afterAll(() => databases.clear());

const keys = async () => (await instance.rows()).map(({ key }) => key);
const now = () => new Date();
const inAMinute = () => new Date(Date.now() + 60_000);

/** The mail of a key, as a worker finds it. */
async function find(key: string): Promise<WaitingMail> {
  const mail = (await instance.outbox.due(now(), 50)).find((candidate) => candidate.key === key);
  if (!mail) throw new Error(`The mail ${key} is not due.`);
  return mail;
}

describe('the outbox', () => {
  it('keeps one mail of a key, the first', async () => {
    const { outbox, rows } = instance;
    await outbox.add([someMail({ key: 'one', to: 'first@example.com' })], now());
    await outbox.add([someMail({ key: 'one', to: 'second@example.com' })], now());
    const stored = (await rows()).filter(({ key }) => key === 'one');
    expect(stored.map(({ recipient }) => recipient)).toEqual(['first@example.com']);
  });

  it('keeps one mail of a key that comes ten times at once', async () => {
    const { outbox } = instance;
    await Promise.all(Array.from({ length: 10 }, () => outbox.add([someMail({ key: 'ten' })], now())));
    expect((await keys()).filter((key) => key === 'ten')).toHaveLength(1);
  });

  it('takes a second mail of a key without spoiling the transaction around it', async () => {
    const { db, outbox } = instance;
    await outbox.add([someMail({ key: 'again' })], now());
    await db.transaction(async () => {
      await outbox.add([someMail({ key: 'again' })], now());
      await outbox.add([someMail({ key: 'after' })], now());
    });
    expect(await keys()).toContain('after');
  });

  it('forgets a mail whose cause is rolled back', async () => {
    const { db, outbox } = instance;
    const cause = db.transaction(async () => {
      await outbox.add([someMail({ key: 'undone' })], now());
      throw new Error('The account could not be made.');
    });
    await expect(cause).rejects.toThrow('The account could not be made.');
    expect(await keys()).not.toContain('undone');
  });

  it('gives a mail to one of many who claim it', async () => {
    const { outbox } = instance;
    await outbox.add([someMail({ key: 'wanted' })], now());
    const mail = await find('wanted');
    const claims = await Promise.all(Array.from({ length: 10 }, () => outbox.claim(mail, now(), inAMinute())));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await outbox.due(now(), 50)).map(({ key }) => key)).not.toContain('wanted');
  });

  it('lets a claim that ran out be taken over, and then hears no more of whoever held it', async () => {
    const { outbox, row } = instance;
    await outbox.add([someMail({ key: 'slow' })], now());
    const first = await find('slow');
    await outbox.claim(first, now(), now());
    const second = await find('slow');
    expect(await outbox.claim(second, now(), inAMinute())).toBe(true);
    await outbox.settle(first, { state: 'failed', fault: 'Too slow.' }, now());
    expect(await row('slow')).toMatchObject({ state: 'sending', attempts: 2 });
  });

  it.each(['sent', 'failed'] as const)('remembers neither recipient nor link of a mail that is %s', async (state) => {
    const { outbox, row } = instance;
    const key = `settled:${state}`;
    await outbox.add([someMail({ key, to: 'settled@example.com' })], now());
    expect(JSON.stringify(await row(key))).toContain(LINK);
    const mail = await find(key);
    await outbox.claim(mail, now(), inAMinute());
    await outbox.settle(mail, state === 'sent' ? { state, at: now() } : { state, fault: 'No such mailbox' }, now());
    const settled = await row(key);
    expect(settled).toMatchObject({ state, recipient: null, data: null });
    expect(JSON.stringify(settled)).not.toMatch(/settled@example\.com|secret-token|Asha/);
  });

  it('forgets what was settled long ago and nothing else, whichever instances clear up, and takes its key again', async () => {
    const [first, second] = await databases.create(2);
    if (!second) throw new Error('There is no second instance.');
    const before = new Date('2026-02-01');
    const settle = async (key: string, at: string, state: 'sent' | 'failed') => {
      const time = new Date(at);
      await first.outbox.add([someMail({ key })], time);
      const mail = (await first.outbox.due(time, 50)).find((candidate) => candidate.key === key);
      if (!mail) throw new Error(`The mail ${key} is not due.`);
      await first.outbox.claim(mail, time, time);
      await first.outbox.settle(mail, state === 'sent' ? { state, at: time } : { state, fault: 'No mailbox' }, time);
    };
    await settle('sent long ago', '2026-01-01', 'sent');
    await settle('given up long ago', '2026-01-02', 'failed');
    await settle('sent of late', '2026-02-02', 'sent');
    await first.outbox.add([someMail({ key: 'waiting' })], new Date('2026-01-01'));

    await Promise.all([first, second, first, second].map(({ outbox }) => outbox.prune(before)));
    expect((await first.rows()).map(({ key }) => key)).toEqual(['sent of late', 'waiting']);
    await second.outbox.add([someMail({ key: 'sent long ago' })], now());
    expect(await first.row('sent long ago')).toMatchObject({ state: 'pending' });
  });

  it('takes mails in the order of their time', async () => {
    const { outbox } = instance;
    await outbox.add([someMail({ key: 'early' })], new Date('2020-01-01'));
    await outbox.add([someMail({ key: 'earlier' })], new Date('2019-01-01'));
    await outbox.add([someMail({ key: 'later' })], inAMinute());
    const due = (await outbox.due(now(), 50)).map(({ key }) => key);
    expect(due.slice(0, 2)).toEqual(['earlier', 'early']);
    expect(due).not.toContain('later');
    expect(await outbox.nextDue()).toEqual(new Date('2019-01-01'));
  });
});
