// @databases both
import { api, messages } from 'contracts';
import { expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { mailTo, mailsTo } from '../helpers/mailbox';
import { newPerson, PASSWORD, signedIn, verified } from '../helpers/people';

it('ten registrations of one address at once make one account (security matrix 27)', async () => {
  const person = newPerson();
  const answers = await Promise.all(Array.from({ length: 10 }, () => new Browser().post(api.register(), person)));
  for (const { status, json } of answers) {
    expect([status, json]).toEqual([200, { data: { msg: messages.registered } }]);
  }
  const [accounts, profiles] = await inDatabase(async (database) => {
    const ids: number[] = await database('up_users').where({ email: person.email }).pluck('id');
    return [ids, await database('profiles').whereIn('user_id', ids).select()] as const;
  });
  expect(accounts).toHaveLength(1);
  expect(profiles).toHaveLength(1);
  await mailTo(person.email, 'verify-email');
});

it('a second registration changes nothing, and tells the owner alone', async () => {
  const person = await verified();
  const again = newPerson({ email: person.email, name: 'Somebody Else', password: 'Another-8-password' });
  const answer = await new Browser().post(api.register(), again);
  expect(answer.json).toEqual({ data: { msg: messages.registered } });
  await mailTo(person.email, 'already-registered');
  expect((await mailsTo(person.email)).filter(({ kind }) => kind === 'verify-email')).toHaveLength(1);
  await signedIn({ email: person.email, password: PASSWORD });
});
