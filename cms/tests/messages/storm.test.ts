// @databases both
import { sentMessageAnswer, type NewMessageBody } from 'contracts';
import { expect, it, vi } from 'vitest';

import { inDatabase } from '../helpers/database';
import { Browser } from '../helpers/browser';
import { newMember, type Member } from '../helpers/members';
import { newMessage, threadsFor, threadWith, write } from '../helpers/messaging';
import { startOwnServer } from '../helpers/own-server';
import { fromPool, withSession } from '../helpers/people';

it('100 messages at once are counted exactly, in one thread for each two, without a gap', async () => {
  const [one, other, third, fourth] = [await newMember(), await newMember(), await newMember(), await newMember()];
  const sending = [
    [one, other],
    [other, one],
    [third, other],
    [fourth, other],
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => sending.map(([from, to]) => write(from, to))).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  const [ours, theirs] = [await threadsFor(one), await threadsFor(other)];
  expect(ours.meta).toMatchObject({ unread: 25, pagination: { total: 1 } });
  expect(theirs.meta).toMatchObject({ unread: 75, pagination: { total: 3 } });
  expect(theirs.data.map(({ unread }) => unread)).toEqual([25, 25, 25]);
  const stored: { thread_id: number; place: number }[] = await inDatabase((database) =>
    database('messages')
      .whereIn(
        'document_id',
        answers.map(({ json }) => sentMessageAnswer.parse(json).data._id),
      )
      .orderBy(['thread_id', 'place'])
      .select('thread_id', 'place'),
  );
  const threads = [...new Set(stored.map((row) => row.thread_id))];
  expect(threads).toHaveLength(3);
  for (const thread of threads) {
    const places = stored.filter((row) => row.thread_id === thread).map(({ place }) => place);
    expect(places).toEqual(places.map((_, index) => index + 1));
  }
});

/** Sends messages at once, some of each writer. @param answered is told those that the server has taken */
async function sendAll(
  writers: readonly Pick<Member, 'browser'>[],
  to: Pick<Member, 'profileId'>,
  sent: readonly NewMessageBody[],
  answered: (message: NewMessageBody) => void,
): Promise<void> {
  const ends = sent.map(async (message, index) => {
    const writer = writers[index % writers.length];
    if (writer && (await write(writer, to, message)).status === 200) answered(message);
  });
  await Promise.allSettled(ends);
}

it(
  'a server that is killed loses no message that it has answered, and doubles none',
  { timeout: 120_000 },
  async () => {
    let server = await startOwnServer('demo', () => Promise.resolve());
    try {
      const to = fromPool('alumni');
      const accounts = Array.from({ length: 5 }, () => fromPool('alumni'));
      const at = <Account extends { token: string }>(account: Account) => ({
        ...account,
        browser: withSession(account, new Browser(server.url)),
      });
      const textsOf = async () => {
        const threads = await Promise.all(accounts.map((account) => threadWith(at(to), account)));
        return threads.flatMap(({ messages }) => messages.map(({ text }) => text)).sort();
      };
      const sent = Array.from({ length: 75 }, () => newMessage());
      const acknowledged: string[] = [];
      const sending = sendAll(accounts.map(at), to, sent, ({ text }) => acknowledged.push(text ?? ''));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(19), { timeout: 10_000, interval: 1 });
      server = await server.crash();
      await sending;
      expect(acknowledged.length, 'it was killed in the midst').toBeLessThan(75);
      const kept = await textsOf();
      expect(acknowledged.filter((text) => !kept.includes(text))).toEqual([]);

      let again = 0;
      await sendAll(accounts.map(at), to, sent, () => (again += 1));
      expect(again).toBe(75);
      expect(await textsOf()).toEqual(sent.map(({ text }) => text).sort());
      expect((await threadsFor(at(to))).meta.unread).toBe(75);
    } finally {
      await server.stop();
    }
  },
);
