// @databases both
import { api, consoleContactMessageSchema, consoleContactMessagesAnswer, type ConsoleContactMessage } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import type { BrowserAnswer, Sending } from '../helpers/browser';
import { contacted, newContact } from '../helpers/contact';
import { unique } from '../helpers/factories';
import { asAdmin, listOf, refusedWith } from './helpers';

const MESSAGES = api.consoleContactMessages();
const addressOf = (id: string) => `${MESSAGES}/${id}`;
const many = (ids: readonly string[]) => `${MESSAGES}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
const handle: Sending = { method: 'PUT', json: { status: 'handled' } };
const reopen: Sending = { method: 'PUT', json: { status: 'new' } };

function messageIn(answer: BrowserAnswer): ConsoleContactMessage {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return consoleContactMessageSchema.parse(answer.json);
}
const read = async (id: string) => messageIn(await asAdmin(addressOf(id)));

async function listBy(parameters: Parameters<typeof listOf>[0]): Promise<ConsoleContactMessage[]> {
  const answer = await asAdmin(listOf(parameters, MESSAGES));
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return consoleContactMessagesAnswer.parse(answer.json);
}

describe('the list of messages', () => {
  /** Part of these tests' messages alone. */
  const q = unique('lantern').replace(' ', '');
  const ids: string[] = [];
  beforeAll(async () => {
    for (const name of ['Chitra', 'Asha', 'Bela']) {
      ids.push(await contacted(newContact({ name, message: `Where is the ${q}?` })));
    }
    messageIn(await asAdmin(addressOf(ids[1] ?? ''), handle));
  });
  const names = (messages: ConsoleContactMessage[]) => messages.map(({ name }) => name);

  it('has the newest first, and tells where it stands', async () => {
    const answer = await asAdmin(listOf({ filter: { q }, range: [0, 1] }, MESSAGES));
    expect(answer.headers['content-range']).toBe('contact-messages 0-1/3');
    expect(names(consoleContactMessagesAnswer.parse(answer.json))).toEqual(['Bela', 'Asha']);
  });

  it.each([
    ['createdAt', 'ASC', ['Chitra', 'Asha', 'Bela']],
    ['id', 'ASC', ['Chitra', 'Asha', 'Bela']],
    ['name', 'ASC', ['Asha', 'Bela', 'Chitra']],
    ['name', 'DESC', ['Chitra', 'Bela', 'Asha']],
    ['status', 'ASC', ['Chitra', 'Bela', 'Asha']],
    ['status', 'DESC', ['Asha', 'Bela', 'Chitra']],
  ])('is sorted by %s %s', async (field, order, expected) => {
    expect(names(await listBy({ filter: { q }, sort: [field, order] }))).toEqual(expected);
  });

  it('finds by name, address and words, and shows what is new or handled', async () => {
    expect(names(await listBy({ filter: { q: q.toUpperCase() } }))).toHaveLength(3);
    const { email } = await read(ids[0] ?? '');
    expect(names(await listBy({ filter: { q: email } }))).toEqual(['Chitra']);
    expect(names(await listBy({ filter: { q, status: 'new' } }))).toEqual(['Bela', 'Chitra']);
    expect(names(await listBy({ filter: { q, status: 'handled' } }))).toEqual(['Asha']);
    expect(names(await listBy({ filter: { id: [ids[2]] } }))).toEqual(['Bela']);
  });

  it.each(['%', '_', '\\', "'"])('takes %j in a search for what it is', async (text) => {
    for (const { name, email, message } of await listBy({ filter: { q: text } })) {
      expect(`${name} ${email} ${message}`).toContain(text);
    }
  });

  it.each([
    [{ sort: ['message', 'ASC'] }, '“message”'],
    [{ sort: ['handledAt', 'ASC'] }, '“handledAt”'],
    [{ filter: { status: 'lost' } }, '“status”'],
    [{ filter: { email: 'a' } }, '“email”'],
  ])('refuses %j', async (parameters, name) => {
    expect(refusedWith(await asAdmin(listOf(parameters, MESSAGES)), 400)).toContain(name);
  });
});

describe('one message', () => {
  it('is read whole, markup and all, as text', async () => {
    const contact = newContact({ message: '<script>alert(1)</script>\nSecond line' });
    const id = await contacted(contact);
    const answer = await asAdmin(addressOf(id));
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(messageIn(answer)).toMatchObject({ id, _id: id, ...contact, status: 'new', handledAt: null });
  });

  it('is marked as handled, keeps when, and is reopened', async () => {
    const id = await contacted();
    const handled = messageIn(await asAdmin(addressOf(id), handle));
    expect(handled.status).toBe('handled');
    expect(Math.abs(Date.parse(handled.handledAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(messageIn(await asAdmin(addressOf(id), handle))).toEqual(handled);
    expect(await read(id)).toEqual(handled);
    const reopened = messageIn(await asAdmin(addressOf(id), { method: 'PUT', json: { ...handled, status: 'new' } }));
    expect(reopened).toEqual({ ...handled, status: 'new', handledAt: null });
  });

  it.each([{ message: 'Other words' }, { name: 'Mallory' }, { handledAt: '2020-01-01T00:00:00.000Z' }, { id: 'x' }])(
    'keeps what its sender wrote: %j is refused by name',
    async (extra) => {
      const id = await contacted();
      const before = await read(id);
      const [name] = Object.keys(extra);
      const answer = await asAdmin(addressOf(id), { method: 'PUT', json: { ...before, status: 'handled', ...extra } });
      expect(refusedWith(answer, 400)).toContain(`“${name}”`);
      expect(await read(id)).toEqual(before);
    },
  );

  it('is deleted', async () => {
    const id = await contacted();
    expect(messageIn(await asAdmin(addressOf(id), { method: 'DELETE' })).id).toBe(id);
    refusedWith(await asAdmin(addressOf(id)), 404);
    refusedWith(await asAdmin(addressOf(id), { method: 'DELETE' }), 404);
  });
});

describe('many messages, in one call', () => {
  it('are handled and reopened', async () => {
    const ids = [await contacted(), await contacted(), await contacted()];
    const first = messageIn(await asAdmin(addressOf(ids[0] ?? ''), handle));
    const answer = await asAdmin(many(ids), handle);
    expect([answer.status, answer.json]).toEqual([200, ids]);
    for (const id of ids) expect((await read(id)).status).toBe('handled');
    expect((await read(first.id)).handledAt).toBe(first.handledAt);
    expect((await asAdmin(many(ids), reopen)).status).toBe(200);
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 'new', handledAt: null });
  });

  it('are deleted', async () => {
    const ids = [await contacted(), await contacted()];
    const answer = await asAdmin(many(ids), { method: 'DELETE' });
    expect([answer.status, answer.json]).toEqual([200, ids]);
    for (const id of ids) refusedWith(await asAdmin(addressOf(id)), 404);
  });

  it('are all changed or none', async () => {
    const id = await contacted();
    for (const sending of [handle, { method: 'DELETE' }]) {
      refusedWith(await asAdmin(many([id, 'no-such-record']), sending), 404);
      expect((await read(id)).status).toBe('new');
    }
  });

  it.each([{}, { status: 'lost' }, { status: 'handled', message: 'x' }])(
    'are not changed by the body %j',
    async (json) => {
      const id = await contacted();
      refusedWith(await asAdmin(many([id]), { method: 'PUT', json }), 400);
      expect((await read(id)).status).toBe('new');
    },
  );

  it('are named, 500 at most', async () => {
    refusedWith(await asAdmin(MESSAGES, handle), 400);
    refusedWith(await asAdmin(MESSAGES, { method: 'DELETE' }), 400);
    refusedWith(await asAdmin(many(Array.from({ length: 501 }, String)), handle), 400);
  });
});
