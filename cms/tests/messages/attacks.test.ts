// @databases one
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import {
  api,
  messages,
  MESSAGE_FILE_MAX_BYTES,
  MESSAGE_MAX_CHARS,
  PRIVACY_DEFAULTS,
  sentMessageAnswer,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { changedSince, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { multipart } from '../helpers/forms';
import { pdfOf } from '../helpers/jobs';
import { newMember, type Member } from '../helpers/members';
import { begun as begunMentorship, newMentor, newStudent } from '../helpers/mentorship';
import {
  fileForm,
  newMessage,
  readUpTo,
  report,
  sentFile,
  threadsFor,
  threadWith,
  write,
  wrote,
} from '../helpers/messaging';
import { decompressionBomb, phonePhotograph, plainPicture } from '../helpers/pictures';
import { writeProfile } from '../helpers/profiles';

const takesNone = ({ browser }: Member) =>
  writeProfile(browser, { privacySettings: { ...PRIVACY_DEFAULTS, allowMessaging: false } });
const block = async ({ browser }: Member, { profileId }: Member) =>
  expect((await browser.post(api.block(profileId))).status).toBe(200);

describe('who may write', () => {
  const cases: [string, (one: Member, other: Member) => Promise<unknown>, string, string | null][] = [
    ['to who takes no messages', (_one, other) => takesNone(other), messages.takesNoMessages, 'theirs'],
    ['who takes none', (one) => takesNone(one), messages.ownMessagingOff, 'own'],
    ['to whom one has blocked', (one, other) => block(one, other), messages.takesNoMessages, 'blocked'],
    ['to who has blocked one, and is not told', (one, other) => block(other, one), messages.takesNoMessages, 'theirs'],
  ];
  it.each(cases)('not %s', async (_what, prepare, sentence, closed) => {
    const [one, other] = [await newMember(), await newMember()];
    await wrote(other, one);
    await prepare(one, other);
    expect(refusalOf(await write(one, other), 403).msg).toBe(sentence);
    const thread = await threadWith(one, other);
    expect([thread.closed, thread.messages.length], 'what was written stays').toEqual([closed, 1]);
  });

  it('not to whoever blocks one while a picture is on its way', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const sending = one.browser.send(api.thread(other.profileId), fileForm(decompressionBomb(6000)));
    // It is being drawn anew.
    await setTimeout(150);
    await block(other, one);
    expect(refusalOf(await sending, 403).msg).toBe(messages.takesNoMessages);
    expect((await threadsFor(other)).data).toEqual([]);
  });

  it('the two of a mentorship, whatever they take; but for a block', async () => {
    const [student, mentor] = [await newStudent(), await newMentor()];
    await begunMentorship(student, mentor);
    await Promise.all([student, mentor].map(takesNone));
    await wrote(student, mentor);
    await wrote(mentor, student);
    expect((await threadWith(student, mentor)).mentorship).not.toBeNull();
    await block(mentor, student);
    expect((await threadWith(student, mentor)).closed).toBe('theirs');
    expect(refusalOf(await write(student, mentor), 403).msg).toBe(messages.takesNoMessages);
  });

  it('nobody to themselves, nor to nobody', async () => {
    const one = await newMember();
    expect(refusalOf(await write(one, one), 400).msg).toBe(messages.messageToSelf);
    for (const profileId of ['nobody', `${one.profileId}'`, '%00', '..%2f..', '1', 'constructor']) {
      expect(refusalOf(await write(one, { profileId }), 400, 404).msg).toBeTruthy();
    }
  });
});

describe('what is sent', () => {
  it('is kept as it reads: no control characters, nothing that turns it around', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const { text } = await wrote(one, other, { text: 'a\u202Eb\u2066\u0007c\r\nd\te\u2028 <b>&amp; 👩‍👩‍👧' });
    expect(text).toBe('abc\nd\te\u2028 <b>&amp; 👩‍👩‍👧');
    const form = bodyOf(
      await one.browser.send(api.thread(other.profileId), fileForm(pdfOf('x'), { text: 'with\0out' })),
      sentMessageAnswer,
    );
    expect(form.data.text).toBe('without');
  });

  const odd: [string, object, number][] = [
    ['too long', { ...newMessage(), text: 'a'.repeat(MESSAGE_MAX_CHARS + 1) }, 400],
    ['no text', { key: randomUUID(), text: ['a'] }, 400],
    ['another field', { ...newMessage(), place: 1 }, 400],
    ['a NUL', { ...newMessage(), text: 'a\0b' }, 400],
    ['half a character', { ...newMessage(), text: 'a\uD800' }, 400],
    ['a key of another kind', { text: 'a', key: 'k'.repeat(36) }, 400],
  ];
  it.each(odd)('is refused: %s', async (_what, json, status) => {
    const [one, other] = [await newMember(), await newMember()];
    const before = await stored();
    refusalOf(await one.browser.post(api.thread(other.profileId), json), status);
    expect(await changedSince(before)).toEqual([]);
  });
});

describe('a file', () => {
  it('is a new picture without what was hidden in it, or a PDF to be kept; for its two people alone', async () => {
    const [one, other, third] = [await newMember(), await newMember(), await newMember()];
    const picture = await sentFile(one, other, await phonePhotograph(), { fileName: '../up\u202E.svg', text: 'Look' });
    expect(picture).toMatchObject({ text: 'Look', file: { kind: 'image', picture: { width: 300, height: 600 } } });
    expect(picture.file?.name).toMatch(/^[\p{L}\p{N} ._-]+\.webp$/u);
    const pdf = await sentFile(one, other, pdfOf('plan'), { fileName: 'picture.png', type: 'image/png' });
    expect(pdf.file).toMatchObject({ kind: 'pdf', name: 'picture.pdf', picture: null });
    const read = (reader: Member, person: Member, message: string) =>
      reader.browser.send(api.messageFile(person.profileId, message));
    const shown = await read(other, one, picture._id);
    expect([shown.status, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'image/webp',
      expect.stringMatching(/^inline;/),
    ]);
    expect(shown.text).not.toContain('Secret Photographer');
    const kept = await read(other, one, pdf._id);
    expect(kept.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await wrote(third, one);
    for (const [reader, person] of [
      [third, one],
      [third, other],
      [other, third],
    ] as const) {
      expect(refusalOf(await read(reader, person, pdf._id), 404).msg).toBe(messages.messageFileGone);
    }
  });

  const wrong: [string, () => Promise<Buffer | string> | Buffer | string, number, string][] = [
    ['a page', () => '<script>alert(1)</script>', 400, messages.messageFileNotTaken],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 400, messages.messageFileNotTaken],
    ['a page that begins as a picture', () => 'GIF89a<script>alert(1)</script>', 400, messages.messageFileNotTaken],
    ['a format that is not read', () => plainPicture('avif'), 400, messages.messageFileNotTaken],
    ['what unfolds', () => decompressionBomb(20_000), 400, messages.messageFileNotTaken],
    ['nothing', () => '', 400, messages.messageFileNotTaken],
    ['too much', () => Buffer.alloc(MESSAGE_FILE_MAX_BYTES + 1, '%PDF-'), 413, messages.messageFileTooLarge],
  ];
  it.each(wrong)('is not %s', async (_what, make, status, sentence) => {
    const [one, other] = [await newMember(), await newMember()];
    const answer = await one.browser.send(api.thread(other.profileId), fileForm(await make(), { fileName: 'a.pdf' }));
    expect(refusalOf(answer, status).msg).toBe(sentence);
    expect((await threadsFor(one)).data).toEqual([]);
  });

  it('is part of its key, and no form has another field', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const { key } = newMessage();
    const first = await sentFile(one, other, pdfOf('one'), { key });
    expect(await sentFile(one, other, pdfOf('one'), { key })).toEqual(first);
    const send = (form: ReturnType<typeof multipart>) => one.browser.send(api.thread(other.profileId), form);
    expect(refusalOf(await send(fileForm(pdfOf('two'), { key })), 409).msg).toBe(messages.messageKeyTaken);
    const more = multipart(
      { name: 'key', content: randomUUID() },
      { name: 'file', content: pdfOf('x'), fileName: 'x.pdf' },
      { name: 'place', content: '1' },
    );
    refusalOf(await send(more), 400);
  });
});

describe('the thread of others', () => {
  it('cannot be named: by whomever a person is asked for, it is their own', async () => {
    const [one, other, third] = [await newMember(), await newMember(), await newMember()];
    const { _id } = await wrote(one, other);
    for (const person of [one, other]) {
      expect((await threadWith(third, person)).messages).toEqual([]);
      const read = await third.browser.send(api.threadRead(person.profileId), { method: 'PUT', json: { upTo: 1 } });
      refusalOf(read, 404);
      expect(refusalOf(await report(third, person, _id), 404).msg).toBe(messages.messageNotFound);
    }
    expect((await threadWith(other, one)).unread).toBe(1);
    await third.browser.send(api.messagesDelivered(), { method: 'PUT', json: { upTo: 1_000_000 } });
    expect((await threadWith(one, other)).deliveredUpTo).toBe(0);
  });

  it('own messages are not read by their writer, nor reported', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const { _id } = await wrote(one, other);
    expect(await readUpTo(one, other, 1)).toBe(0);
    expect(await threadWith(other, one)).toMatchObject({ unread: 1, readUpTo: 0 });
    expect(refusalOf(await report(one, other, _id), 400).msg).toBe(messages.reportOwnMessage);
    expect((await report(other, one, _id)).status).toBe(200);
    expect(refusalOf(await report(other, one, _id), 409).msg).toBe(messages.messageReportedAlready);
    expect([(await threadWith(other, one)).isReported, (await threadWith(one, other)).isReported]).toEqual([
      true,
      false,
    ]);
  });
});

it('more than thirty lines a minute wait; what is stored is answered all the same', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const first = newMessage();
  const sent = await wrote(one, other, first);
  for (let line = 1; line < 30; line += 1) await wrote(one, other);
  const refused = await write(one, other);
  expect(refusalOf(refused, 429).msg).toBe(messages.tooManyAttempts);
  expect(await wrote(one, other, first)).toEqual(sent);
  await wrote(other, one);
});

it('nobody begins more than twenty threads a day', async () => {
  const [one, last] = [await newMember(), await newMember()];
  for (let thread = 0; thread < 20; thread += 1) await wrote(one, await newMember());
  const refused = await write(one, last);
  expect(refusalOf(refused, 429).msg).toBe(messages.tooManyAttempts);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  expect((await threadsFor(last)).data).toEqual([]);
  await wrote(last, one);
  await wrote(one, last);
});
