// @databases both
import { randomUUID } from 'node:crypto';

import { api, doorApi, messages, DOOR_GUESTS_PAGE_SIZE, type DoorGuest } from 'contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { asAdmin } from '../console/helpers';
import { inDatabase, inMinutes } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import { PASSWORD } from '../helpers/people';
import { cancel, newEvent, register } from '../registrations/helpers';
import { countsOf, guestsOf, hashOf, resultOf, scan, ticketOf, undo } from './helpers';

let asha: Member;
let ravi: Member;
beforeAll(async () => {
  [asha, ravi] = await Promise.all([newMember({ name: 'Asha Verma' }), newMember({ name: 'Ravi Menon' })]);
});

let eventId: string;
beforeEach(async () => {
  eventId = await newEvent({ title: 'The founders’ evening', capacity: 2 });
});

/** Lets every registration of an event be as old as that. */
const age = (minutes: number) =>
  inDatabase((database) =>
    database('registrations')
      .whereIn('event_id', database('events').where({ document_id: eventId }).select('id'))
      .update({ updated_at: inMinutes(-minutes) }),
  );

const namesIn = (guests: readonly DoorGuest[]): string[] => guests.map(({ name }) => name);

describe('the guest list of a device at the door', () => {
  it('names who has a seat, and tells no codes', async () => {
    const code = await ticketOf(asha, eventId);
    await register(ravi, eventId);
    await cancel(ravi, eventId);
    const { data, meta } = await guestsOf(eventId);
    expect(data).toEqual([
      {
        _id: expect.any(String),
        codeHash: hashOf(code),
        name: 'Asha Verma',
        hasSeat: true,
        checkedInAt: null,
        door: null,
      },
    ]);
    expect(meta).toMatchObject({ event: { _id: eventId, title: 'The founders’ evening' }, after: null });
    expect((await asAdmin(doorApi.guests(eventId))).text).not.toContain(code);
  });

  it('names who is in, since when and through which door', async () => {
    const { at } = await resultOf(eventId, scan(await ticketOf(asha, eventId), { door: 'Gate B' }));
    expect((await guestsOf(eventId)).data).toMatchObject([{ checkedInAt: at, door: 'Gate B' }]);
  });

  it('leaves out whoever waits in line, until they have a seat', async () => {
    const full = await newEvent({ capacity: 1 });
    await register(asha, full);
    await register(ravi, full);
    expect(namesIn((await guestsOf(full)).data)).toEqual(['Asha Verma']);
    expect((await countsOf(full)).registered).toBe(1);
  });

  it('is of an event that there is', async () => {
    for (const address of [doorApi.guests('no-such-event'), doorApi.counts('no-such-event')]) {
      expect(refusalOf(await asAdmin(address), 404).msg).toBe(messages.eventNotFound);
    }
  });

  it.each(['after=-1', 'after=x', 'after=99999999999', 'since=yesterday'])('is not asked for by %s', async (query) => {
    refusalOf(await asAdmin(`${doorApi.guests(eventId)}?${query}`), 400);
  });
});

describe('what changed since', () => {
  it('is little: whoever came in, was let out, came, or went', async () => {
    const code = await ticketOf(asha, eventId);
    await register(ravi, eventId);
    await age(10);
    const { asOf } = (await guestsOf(eventId)).meta;
    const since = new Date(new Date(asOf ?? 0).getTime() + 60_000).toISOString();
    expect((await guestsOf(eventId, { since })).data).toEqual([]);

    await resultOf(eventId, scan(code));
    expect((await guestsOf(eventId, { since })).data).toMatchObject([{ name: 'Asha Verma', door: 'Gate A' }]);
    await age(10);
    await undo(eventId, code);
    expect((await guestsOf(eventId, { since })).data).toMatchObject([{ name: 'Asha Verma', checkedInAt: null }]);
    await age(10);
    await cancel(ravi, eventId);
    expect((await guestsOf(eventId, { since })).data).toMatchObject([{ name: 'Ravi Menon', hasSeat: false }]);
  });

  it('holds what was under way when the list was asked for', async () => {
    await register(asha, eventId);
    const { asOf } = (await guestsOf(eventId)).meta;
    const { data } = await guestsOf(eventId, { since: asOf ?? '' });
    expect(namesIn(data)).toEqual(['Asha Verma']);
  });

  it('names the new ticket of whoever gave up the old one', async () => {
    const old = await ticketOf(asha, eventId);
    const { data, meta } = await guestsOf(eventId);
    await cancel(asha, eventId);
    const anew = await ticketOf(asha, eventId);
    const [changed] = (await guestsOf(eventId, { since: meta.asOf ?? '' })).data;
    expect(changed).toMatchObject({ _id: data[0]?._id, codeHash: hashOf(anew) });
    expect(changed?.codeHash).not.toBe(hashOf(old));
  });
});

it('a long guest list comes in pages, each guest once', async () => {
  const extra = 3;
  await inDatabase(async (database) => {
    const [row]: { id: number }[] = await database('events').where({ document_id: eventId }).select('id');
    const stamps = { created_at: new Date(), updated_at: new Date() };
    for (let place = 1; place <= DOOR_GUESTS_PAGE_SIZE + extra; place += 1) {
      const name = `Guest ${place}`;
      await database('profiles').insert({ document_id: randomUUID(), name, ...stamps });
      const [profile]: { id: number }[] = await database('profiles').where({ name }).orderBy('id', 'desc').select('id');
      const seat = { event_id: row?.id, profile_id: profile?.id, state: 'registered', place };
      await database('registrations').insert({ document_id: randomUUID(), ...seat, ...stamps });
    }
  });
  const first = await guestsOf(eventId);
  expect(first.data).toHaveLength(DOOR_GUESTS_PAGE_SIZE);
  const second = await guestsOf(eventId, { after: first.meta.after ?? 0 });
  expect(second.meta.after).toBeNull();
  expect(namesIn([...first.data, ...second.data])).toEqual(
    Array.from({ length: DOOR_GUESTS_PAGE_SIZE + extra }, (_, index) => `Guest ${index + 1}`),
  );
  await inDatabase((database) => database('profiles').where('name', 'like', 'Guest %').delete());
});

it('whoever leaves the portal leaves the guest list too', async () => {
  const meera = await newMember({ name: 'Meera Iyer' });
  await register(meera, eventId);
  const answer = await meera.browser.send(api.account(), { method: 'DELETE', json: { currentPassword: PASSWORD } });
  expect(answer.status, answer.text).toBe(200);
  expect((await guestsOf(eventId)).data).toEqual([]);
});
