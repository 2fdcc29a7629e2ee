// @databases both
import { setTimeout as wait } from 'node:timers/promises';

import { api } from 'contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { messageIdsOf, newContact } from '../helpers/contact';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { mailsTo } from '../helpers/mailbox';
import { fromPool, newEmail, withSession } from '../helpers/people';
import { asEditor } from '../helpers/panel';
import { putProfile } from '../helpers/profiles';

const NOT_KEPT = 'This could not be saved. Nothing was changed; please try again in a moment.';
/** Rows whose texts begin so can be written, but not committed. */
const MARK = 'Cannot be kept';

/*
 * A commit that fails, as on a full disk: a trigger writes a row whose foreign key holds nowhere, which both databases
 * notice no sooner than at the end of the transaction.
 */
const WATCHED = { contact_messages: 'message', announcements: 'title' };

beforeAll(() =>
  inDatabase(async (database) => {
    await database.raw(
      'create table kept_nowhere (parent integer references contact_messages (id) deferrable initially deferred)',
    );
    const insert = 'insert into kept_nowhere (parent) values (-1);';
    if (inject('stage').databaseUrl) {
      await database.raw(
        `create function keep_nowhere() returns trigger language plpgsql as $$ begin ${insert} return new; end $$`,
      );
    }
    for (const [table, column] of Object.entries(WATCHED)) {
      const head = `create trigger keep_nowhere_${table} after insert on ${table}`;
      const when = `when (new.${column} like '${MARK}%')`;
      await database.raw(
        inject('stage').databaseUrl
          ? `${head} for each row ${when} execute function keep_nowhere()`
          : `${head} ${when} begin ${insert} end`,
      );
    }
  }),
);

afterAll(() =>
  inDatabase(async (database) => {
    for (const table of Object.keys(WATCHED)) {
      const of = inject('stage').databaseUrl ? ` on ${table}` : '';
      await database.raw(`drop trigger keep_nowhere_${table}${of}`);
    }
    if (inject('stage').databaseUrl) await database.raw('drop function keep_nowhere');
    await database.raw('drop table kept_nowhere');
  }),
);

describe('what is answered is kept: a commit that fails is a request that fails (design §6)', () => {
  it('of ours', async () => {
    const lost = newContact({ message: `${MARK}: ${unique('message')}` });
    const before = await stored();
    const answer = await new Browser().post(api.contact(), lost);
    expect(refusalOf(answer, 503).msg).toBe(NOT_KEPT);
    expect(answer.headers['retry-after']).toBe('5');
    expect(await changedSince(before)).toEqual([]);
    const kept = newContact();
    expect((await new Browser().post(api.contact(), kept)).status, 'the connection is as good as new').toBe(200);
    expect(await messageIdsOf(kept.email)).toHaveLength(1);
    expect(await messageIdsOf(lost.email)).toEqual([]);
    expect(await mailsTo(lost.email)).toEqual([]);
  });

  it('of Strapi’s', async () => {
    const before = await stored();
    const answer = await asEditor('/content-manager/collection-types/api::announcement.announcement', {
      method: 'POST',
      json: { title: `${MARK} ${unique('announcement')}`, summary: 'Nobody will read this.' },
    });
    expect([answer.status, answer.json]).toMatchObject([503, { error: { message: NOT_KEPT } }]);
    expect(await changedSince(before)).toEqual([]);
  });

  it('many at once, and the others go on', async () => {
    const contacts = Array.from({ length: 12 }, (_, index) =>
      newContact({ email: newEmail(), ...(index % 2 === 0 && { message: `${MARK}: ${unique('message')}` }) }),
    );
    const answers = await Promise.all(contacts.map((contact) => new Browser().post(api.contact(), contact)));
    expect(answers.map(({ status }) => status)).toEqual(contacts.map((_, index) => (index % 2 === 0 ? 503 : 200)));
    const ids = await Promise.all(contacts.map(({ email }) => messageIdsOf(email)));
    expect(ids.map((found) => found.length)).toEqual(contacts.map((_, index) => index % 2));
  });
});

it('a database that another writer holds is waited for (security matrix 30)', async () => {
  const browser = withSession(fromPool('student'));
  await browser.send(api.me());
  const { ends, answer } = await inDatabase((database) =>
    database.transaction(async (trx) => {
      if (inject('stage').databaseUrl) await trx.raw('lock table profiles in exclusive mode');
      else await trx('profiles').where({ id: -1 }).update({ name: 'Nobody' });
      const sent = putProfile(browser, { bio: 'Waits its turn.' });
      await wait(1500);
      return { ends: Date.now(), answer: sent.then((got) => ({ got, at: Date.now() })) };
    }),
  );
  const { got, at } = await answer;
  expect([got.status, got.json]).toMatchObject([200, { bio: 'Waits its turn.' }]);
  expect(at, 'it had to wait').toBeGreaterThanOrEqual(ends);
});
