// @databases both
import { randomUUID } from 'node:crypto';

import { api, foundMessagesAnswer, messages, messageSettingsAnswer, unreadMessagesAnswer } from 'contracts';
import { describe, expect, it } from 'vitest';

import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { newMember } from '../helpers/members';
import { changesAfter, newMessage, readUpTo, threadsFor, threadWith, write, wrote } from '../helpers/messaging';

describe('a thread', () => {
  it('begins with the first message, for both', async () => {
    const [one, other] = [await newMember(), await newMember()];
    expect(await threadWith(one, other)).toMatchObject({
      messages: [],
      closed: null,
      hasEarlier: false,
      hasLater: false,
    });
    const sent = await wrote(one, other, { text: 'Hello\r\nyou' });
    expect(sent).toMatchObject({ place: 1, isOwn: true, text: 'Hello\nyou', file: null });
    const [own] = (await threadsFor(one)).data;
    expect(own).toMatchObject({
      _id: other.profileId,
      unread: 0,
      last: { _id: sent._id },
      person: { name: other.name },
    });
    const theirs = await threadsFor(other);
    expect(theirs.meta).toMatchObject({ unread: 1, pagination: { total: 1 } });
    expect(theirs.data[0]).toMatchObject({ _id: one.profileId, unread: 1, last: { isOwn: false } });
    expect(await threadWith(other, one)).toMatchObject({ unread: 1, seenUpTo: 0, messages: [{ text: 'Hello\nyou' }] });
  });

  it('is read in pages, by places', async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (let place = 0; place < 25; place += 1) {
      await wrote(one, other);
      await wrote(other, one);
    }
    const latest = await threadWith(one, other);
    expect(latest.messages.map(({ place }) => place)).toEqual(Array.from({ length: 40 }, (_, index) => index + 11));
    expect(latest).toMatchObject({ hasEarlier: true, hasLater: false });
    const earlier = await threadWith(one, other, { before: 11 });
    expect([earlier.messages.length, earlier.hasEarlier, earlier.hasLater]).toEqual([10, false, true]);
    const later = await threadWith(one, other, { after: 48 });
    expect(later.messages.map(({ place }) => place)).toEqual([49, 50]);
    const around = await threadWith(one, other, { around: 25 });
    expect([around.messages[0]?.place, around.messages.length]).toEqual([5, 40]);
    expect((await threadWith(one, other, { around: 3 })).messages[0]?.place).toBe(1);
    expect((await one.browser.send(api.thread(other.profileId, { before: 3, after: 1 }))).status).toBe(400);
  });

  it('counts what is unread, tells what has arrived and what was read', async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (let place = 0; place < 3; place += 1) await wrote(one, other);
    const { upTo } = await changesAfter(other);
    const delivered = await other.browser.send(api.messagesDelivered(), { method: 'PUT', json: { upTo } });
    expect(bodyOf(delivered, unreadMessagesAnswer).data).toEqual({ unread: 3 });
    expect(await threadWith(one, other)).toMatchObject({ deliveredUpTo: 3, readUpTo: 0 });
    expect(await readUpTo(other, one, 2)).toBe(1);
    expect(await threadWith(one, other)).toMatchObject({ deliveredUpTo: 3, readUpTo: 2 });
    // Neither back, nor beyond what there is.
    expect(await readUpTo(other, one, 1)).toBe(1);
    expect(await readUpTo(other, one, 99_999)).toBe(0);
    for (const path of [api.threadRead(one.profileId), api.messagesDelivered()]) {
      const refused = await other.browser.send(path, { method: 'PUT', json: { upTo: 2 ** 31 } });
      expect(refusalOf(refused, 400).msg, 'more than a column holds').toContain('upTo');
    }
    await wrote(one, other);
    expect(await threadWith(one, other)).toMatchObject({ readUpTo: 3, deliveredUpTo: 3 });
    expect((await threadsFor(other)).meta.unread).toBe(1);
  });

  it('shows what was read where both show it alone', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await wrote(one, other);
    await readUpTo(other, one, 1);
    const shows = async (showsRead: boolean) =>
      bodyOf(
        await other.browser.send(api.messageSettings(), { method: 'PUT', json: { showsRead } }),
        messageSettingsAnswer,
      ).data;
    expect(await shows(false)).toEqual({ showsRead: false });
    await wrote(other, one);
    await readUpTo(one, other, 2);
    expect([(await threadWith(one, other)).readUpTo, (await threadWith(other, one)).readUpTo]).toEqual([0, 0]);
    // Nor does an event give it away.
    const { upTo } = await changesAfter(other);
    await wrote(other, one);
    await one.browser.send(api.messagesDelivered(), {
      method: 'PUT',
      json: { upTo: (await changesAfter(one)).upTo },
    });
    const known = (await changesAfter(other)).upTo;
    expect(known).toBe(upTo + 2);
    await readUpTo(one, other, 3);
    expect((await changesAfter(other)).upTo).toBe(known);
    await shows(true);
    expect([(await threadWith(one, other)).readUpTo, (await threadWith(other, one)).readUpTo]).toEqual([1, 3]);
  });
});

it('what arrives, or is read, across a block is told to nobody', async () => {
  const [one, other] = [await newMember(), await newMember()];
  await wrote(one, other);
  expect((await other.browser.post(api.block(one.profileId))).status).toBe(200);
  const told = await changesAfter(one);
  const { upTo } = await changesAfter(other);
  await other.browser.send(api.messagesDelivered(), { method: 'PUT', json: { upTo } });
  expect(await readUpTo(other, one, 1)).toBe(0);
  expect(await threadWith(one, other)).toMatchObject({ deliveredUpTo: 0, readUpTo: 0 });
  expect(await changesAfter(one)).toEqual(told);
});

describe('a message', () => {
  it('is stored once, however often its key comes', async () => {
    const [one, other, third] = [await newMember(), await newMember(), await newMember()];
    const sent = newMessage();
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(one, other, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await threadWith(other, one)).unread).toBe(1);
    for (const [to, fields] of [
      [other, { ...sent, text: 'Other words' }],
      [third, sent],
    ] as const) {
      const refused = await write(one, to, fields);
      expect(refusalOf(refused, 409).msg).toBe(messages.messageKeyTaken);
    }
    // Keys are each one's own.
    await wrote(third, other, sent);
  });

  it.each([
    ['nothing', { text: ' \n ' }, messages.messageEmpty],
    ['what nobody sees', { text: '\u202E\u2066\u200B' }, messages.messageEmpty],
    ['letters that are drawn as nothing', { text: '\u3164\u2800\uFE0F' }, messages.messageEmpty],
    ['no key', { key: 'mine' }, messages.messageKeyInvalid],
  ])('is refused for %s', async (_what, fields, sentence) => {
    const [one, other] = [await newMember(), await newMember()];
    const refused = await write(one, other, fields);
    expect(refusalOf(refused, 400).msg).toBe(sentence);
  });

  it('is found by the beginnings of its words, by its two people alone', async () => {
    const [one, other, third] = [await newMember(), await newMember(), await newMember()];
    const word = `zq${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    await wrote(one, other, { text: `The ${word}able Órbit of ${unique('things')}` });
    await wrote(third, other, { text: `${word} elsewhere` });
    const find = async ({ browser }: typeof one, search: string) =>
      bodyOf(await browser.send(api.messageSearch({ search })), foundMessagesAnswer).data;
    expect((await find(one, `orb ${word}`)).map(({ thread, person }) => [thread, person?.name])).toEqual([
      [other.profileId, other.name],
    ]);
    expect((await find(other, word)).map(({ thread }) => thread)).toEqual([third.profileId, one.profileId]);
    expect(await find(third, `${word}able`)).toEqual([]);
    expect(await find(third, '…')).toEqual([]);
  });
});
