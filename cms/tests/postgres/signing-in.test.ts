// @databases both
import { expect, it, vi } from 'vitest';

import { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { fromPool, login, whoIs } from '../helpers/people';

it('a password that is changed while it is being checked opens no session', async () => {
  const person = fromPool('student');
  const browser = new Browser();
  const answer = await inDatabase((database) =>
    database.transaction(async (trx) => {
      await trx('up_users').where({ email: person.email }).update({ password: 'another' });
      const waiting = login(browser, person);
      // The old one has been found right: what is left is to lock the account.
      await vi.waitFor(async () => {
        expect(await database('pg_stat_activity').where({ wait_event_type: 'Lock' })).toHaveLength(1);
      }, 5000);
      return { waiting };
    }),
  );
  expect((await answer.waiting).status).toBe(400);
  expect(await whoIs(browser)).toBeNull();
});
