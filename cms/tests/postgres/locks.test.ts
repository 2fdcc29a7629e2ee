// @databases both
import { expect, it, vi } from 'vitest';

import { userOf, USERS } from '../console/helpers';
import { withoutOtherAdmins } from '../helpers/admins';
import { Browser } from '../helpers/browser';
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
  const emails = [one.email, other.email];
  const addresses = { one: `${USERS}/${(await userOf(one)).id}`, other: `${USERS}/${(await userOf(other)).id}` };
  const demotion = { method: 'PUT', json: { role: 'student' } };
  await withoutOtherAdmins(emails, async () => {
    const { answers } = await inDatabase((database) =>
      database.transaction(async (trx) => {
        // Nobody gets as far as to look who is left, before both have got as far as they can.
        const accounts = trx('up_users').whereIn('email', emails).select('id');
        await trx('profiles').whereIn('user_id', accounts).forUpdate();
        const answers = [
          withSession(one).send(addresses.other, demotion),
          withSession(other).send(addresses.one, demotion),
        ];
        await waitForWaiting(2);
        return { answers };
      }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
