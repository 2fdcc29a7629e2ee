// @databases both
import { api } from 'contracts';
import { expect, it, vi } from 'vitest';

import { userOf, USERS } from '../console/helpers';
import { withoutOtherAdmins } from '../helpers/admins';
import { outcomesOf, payer, transferOf, upload } from '../helpers/bank-statements';
import { Browser, type BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { event, inDays } from '../helpers/factories';
import { newMember } from '../helpers/members';
import { expectBalance, leave, offerEverything, treasurer } from '../helpers/payments';
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

it('whoever leaves while a statement settles their payments lets both come to an end', async () => {
  const admin = treasurer();
  await offerEverything(admin);
  const paid = await payer();
  const free = (await event({ startsAt: inDays(9), endsAt: inDays(9.1) })).documentId;
  await paid.member.browser.post(api.eventRegister(free), {});
  const statement = await upload(admin, [transferOf(paid)]);
  const { ends } = await inDatabase((database) =>
    database.transaction(async (trx) => {
      const seats = trx('registrations').whereIn('event_id', trx('events').where({ document_id: free }).select('id'));
      await seats.forUpdate().select('id');
      // It holds the payments by then, and not yet what the bank wrote about them.
      const left = leave(paid.member);
      await waitForWaiting(1);
      const applied = admin.post(api.moveStatement(statement.id, 'apply'), {});
      await waitForWaiting(2);
      return { ends: Promise.all([applied, left]) };
    }),
  );
  const [applied] = await ends;
  expect(applied.status, applied.text).toBe(200);
  expect(await outcomesOf(admin, statement.id)).not.toContain('matched');
  await expectBalance();
});

it('of two admins who delete the same payments, each in an order of their own, one does', async () => {
  const [one, other] = [treasurer(), treasurer()];
  const donor = await newMember();
  const payments = await Promise.all(
    [1, 2].map(async (amount) => {
      const entry = {
        user: donor.profileId,
        amount,
        currency: 'INR',
        paymentMethod: 'cash',
        paymentDate: '2026-10-05',
      };
      const made = await one.post('/api/admin/payments', { ...entry, status: 'pending', relatedTo: 'other' });
      return (made.json as { id: string }).id;
    }),
  );
  const { answers } = await inDatabase((database) =>
    database.transaction(async (trx) => {
      const own = trx('payments').whereIn('document_id', payments).select('id');
      await trx('payment_steps').whereIn('payment_id', own).forUpdate().select('id');
      const remove = (admin: Browser, id: string[]) =>
        admin.send(`/api/admin/payments?filter=${encodeURIComponent(JSON.stringify({ id }))}`, { method: 'DELETE' });
      const answers = [remove(one, payments), remove(other, payments.toReversed())];
      await waitForWaiting(2);
      return { answers };
    }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 404]);
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
