// @databases both
import { api } from 'contracts';
import { expect, it } from 'vitest';

import { inDatabase, searchDatabase } from '../helpers/database';
import { unique } from '../helpers/factories';
import { newMember, type Member } from '../helpers/members';
import { begunStream, changesAfter, readUpTo, report, SOON, threadsFor, wrote } from '../helpers/messaging';
import { fromPool, withSession } from '../helpers/people';
import { clock } from '../helpers/registration-calls';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const strike = async (hours: number) => {
  const { status, message } = await clock('unread', inHours(hours));
  expect(message).toBeUndefined();
  return status;
};
/** What the mails about it are made of, sent or not. */
const mailsOf = ({ email }: Pick<Member, 'email'>): Promise<string[]> =>
  inDatabase((database) =>
    database('outbox_mails').where({ recipient: email, kind: 'messages-unread' }).orderBy('id').pluck('data'),
  );

it('what waits for a day is told by one mail a day, without a word of it', async () => {
  const [other, one, two] = [await newMember(), await newMember({ name: 'Ravi Rao' }), await newMember()];
  const words = unique('Secretly');
  await wrote(one, other, { text: words });
  expect(await strike(23)).toBe(200);
  expect(await mailsOf(other)).toEqual([]);
  expect(await Promise.all([strike(25), strike(25)])).toEqual([200, 200]);
  const mails = await mailsOf(other);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toMatch(/Ravi Rao\W+unread\W+1\b/);
  expect(JSON.stringify(mails)).not.toContain(words);
  // Told of already; and what is read is not told.
  await wrote(two, other);
  await readUpTo(other, two, 1);
  await strike(60);
  expect(await mailsOf(other)).toHaveLength(1);
  await wrote(one, other);
  await strike(90);
  expect(await mailsOf(other)).toHaveLength(2);
});

it('what waits for more people than one step takes on is told to each of them, by one mail', async () => {
  const [writer, second] = [await newMember({ name: 'Ravi Rao' }), await newMember()];
  const people = await Promise.all(Array.from({ length: 23 }, () => newMember()));
  for (const person of people) await wrote(person, writer);
  // What somebody has answered to is no new thread: both may write as much as they like.
  for (const person of people) await wrote(writer, person);
  for (const person of people.slice(0, 2)) await wrote(person, second);
  for (const person of people.slice(0, 2)) await wrote(second, person);
  expect(await Promise.all([strike(25), strike(25)])).toEqual([200, 200]);
  for (const person of people) expect(await mailsOf(person)).toHaveLength(1);
  expect(JSON.stringify(await mailsOf(people[0] ?? writer))).toContain(second.name);
  expect(await mailsOf(writer)).toHaveLength(1);
});

it('who leaves takes their threads along, of which the other is told; what is exported has both sides', async () => {
  const account = fromPool('alumni');
  const one = { ...account, browser: withSession(account) };
  const other = await newMember();
  const word = unique('zqgone').replace(' ', '');
  await wrote(one, other, { text: `${word} mine` });
  const { _id } = await wrote(other, one, { text: `${word} yours` });
  await report(one, other, _id, `${word} reason`);
  const exported = JSON.parse((await one.browser.send(api.accountData())).text) as { messages?: unknown };
  expect(JSON.stringify(exported)).toContain(`${word} yours`);
  expect(JSON.stringify(exported)).not.toContain(other.email);
  const stream = await begunStream(other.browser);
  const { upTo } = await changesAfter(other);
  const left = await one.browser.send(api.account(), { method: 'DELETE', json: { currentPassword: account.password } });
  expect(left.status, left.text).toBe(200);
  expect(await searchDatabase(word)).toEqual([]);
  expect((await threadsFor(other)).data).toEqual([]);
  await expect.poll(() => stream.changes().at(-1)?.isMore, SOON).toBe(true);
  expect(await changesAfter(other, upTo)).toMatchObject({ upTo: upTo + 1, unread: 0, isMore: true });
  stream.close();
});
