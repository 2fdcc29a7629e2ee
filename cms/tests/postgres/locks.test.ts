// @databases both
import { expect, it, vi } from 'vitest';

import { userOf, USERS } from '../console/helpers';
import { withoutOtherAdmins } from '../helpers/admins';
import { Browser, type BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { fromPool, login, whoIs, withSession } from '../helpers/people';

/** Waits until so many transactions wait for a row that another has locked. */
const waitForWaiting = (count: number): Promise<void> =>
  vi.waitFor(async () => {
    const waiting = await inDatabase((database) => database('pg_stat_activity').where({ wait_event_type: 'Lock' }));
    expect(waiting).toHaveLength(count);
  }, 5000);

it('a password that is changed while it is being checked opens no session', async () => {
  const person = fromPool('student');
  const browser = new Browser();
  const { answer } = await inDatabase((database) =>
    database.transaction(async (trx) => {
      await trx('up_users').where({ email: person.email }).update({ password: 'another' });
      const answer = login(browser, person);
      // The old one has been found right: what is left is to lock the account.
      await waitForWaiting(1);
      return { answer };
    }),
  );
  expect((await answer).status).toBe(400);
  expect(await whoIs(browser)).toBeNull();
});

it('of two admins who demote each other at the very same moment, one stays', async () => {
  const [one, other] = [fromPool('admin'), fromPool('admin')];
  const addresses = { one: `${USERS}/${(await userOf(one)).id}`, other: `${USERS}/${(await userOf(other)).id}` };
  const demotion = { method: 'PUT', json: { role: 'student' } };
  await withoutOtherAdmins([one.email, other.email], async () => {
    const statuses = await holdingCommits(async () => {
      const answers = [
        withSession(one).send(addresses.other, demotion),
        withSession(other).send(addresses.one, demotion),
      ];
      // Each has got as far as it can: to its end, where nothing keeps it from looking who is left.
      await waitForWaiting(2);
      return answers;
    });
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

/** Lets no change of an account be committed before all requests have got somewhere. @returns how they ended */
async function holdingCommits(send: () => Promise<Promise<BrowserAnswer>[]>): Promise<number[]> {
  return inDatabase(async (database) => {
    await database.raw(`
      create function wait_for_test() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(2026); return null; end';
      create constraint trigger wait_for_test after update on up_users deferrable initially deferred
        for each row execute function wait_for_test()`);
    try {
      const { answers } = await database.transaction(async (trx) => {
        await trx.raw('select pg_advisory_xact_lock(2026)');
        return { answers: await send() };
      });
      return (await Promise.all(answers)).map(({ status }) => status);
    } finally {
      await database.raw('drop function wait_for_test cascade');
    }
  });
}
