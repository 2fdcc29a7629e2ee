// @databases both
import { CHECK_INS_MAX, doorApi, messageAnswer, messages, type CheckIn } from 'contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { asAdmin, first } from '../console/helpers';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { inDays } from '../helpers/factories';
import { newMember, type Member } from '../helpers/members';
import { cancel, newEvent, standing } from '../registrations/helpers';
import { countsOf, guestsOf, resultOf, resultsOf, scan, sendScans, ticketOf, undo } from './helpers';

const NOBODYS = '0'.repeat(12);

let asha: Member;
let ravi: Member;
beforeAll(async () => {
  [asha, ravi] = await Promise.all([newMember({ name: 'Asha Verma' }), newMember({ name: 'Ravi Menon' })]);
});

let eventId: string;
let ashas: string;
beforeEach(async () => {
  eventId = await newEvent({ capacity: 2 });
  ashas = await ticketOf(asha, eventId);
});

describe('a ticket at the door (design §7)', () => {
  it('lets its guest in, and says whose it is', async () => {
    const ticket = scan(ashas);
    expect(await resultOf(eventId, ticket)).toEqual({
      ...{ key: ticket.key, outcome: 'admitted', name: 'Asha Verma', door: 'Gate A' },
      at: ticket.at,
    });
    expect(await countsOf(eventId)).toEqual({
      ...{ registered: 1, checkedIn: 1 },
      doors: [{ door: 'Gate A', checkedIn: 1 }],
    });
  });

  it('lets nobody in a second time: the door is told when and where the guest came in', async () => {
    const { at } = await resultOf(eventId, scan(ashas));
    expect(await resultOf(eventId, scan(ashas, { door: 'Gate B' }))).toMatchObject({
      ...{ outcome: 'already', name: 'Asha Verma', at, door: 'Gate A' },
    });
    expect((await countsOf(eventId)).checkedIn).toBe(1);
  });

  it('that is sent again, because the answer was lost, is the same check-in', async () => {
    const ticket = scan(ashas);
    const { at } = await resultOf(eventId, ticket);
    expect(await resultOf(eventId, ticket)).toMatchObject({ outcome: 'repeated', at, door: 'Gate A' });
    expect((await countsOf(eventId)).checkedIn).toBe(1);
  });

  it('of nobody, or of another event, is unknown', async () => {
    const other = await newEvent();
    const elsewhere = await ticketOf(ravi, other);
    for (const code of [NOBODYS, elsewhere]) {
      expect(await resultOf(eventId, scan(code))).toMatchObject({ outcome: 'unknown', name: null, at: null });
    }
    expect((await countsOf(other)).checkedIn).toBe(0);
  });

  it('that was given back has no seat, and one taken anew is another ticket', async () => {
    await cancel(asha, eventId);
    expect(await resultOf(eventId, scan(ashas))).toMatchObject({ outcome: 'noSeat', name: 'Asha Verma', at: null });
    const anew = await ticketOf(asha, eventId);
    expect(await resultsOf(eventId, scan(ashas), scan(anew))).toMatchObject([
      { outcome: 'unknown' },
      { outcome: 'admitted' },
    ]);
  });

  it('cannot be given back by whoever has come in', async () => {
    await resultOf(eventId, scan(ashas));
    expect((await standing(asha, eventId)).abilities.cancel).toBe(false);
    expect(refusalOf(await cancel(asha, eventId), 409).msg).toBe(messages.cancelAfterCheckIn);
    expect((await resultOf(eventId, scan(ashas))).outcome).toBe('already');
  });

  it('is let in 50 times at the same moment, at five doors, once (security matrix 27)', async () => {
    const scans = Array.from({ length: 50 }, (_, index) => scan(ashas, { door: `Gate ${index % 5}` }));
    const results = await Promise.all(scans.map((each) => resultOf(eventId, each)));
    const admitted = results.filter(({ outcome }) => outcome === 'admitted');
    expect(admitted).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'already')).toHaveLength(49);
    // Everybody is told of the same door and the same moment.
    expect(new Set(results.map(({ at, door }) => `${at} ${door}`)).size).toBe(1);
    expect(await countsOf(eventId)).toMatchObject({ checkedIn: 1, doors: [{ door: admitted[0]?.door }] });
  });
});

describe('what was scanned while the network was away', () => {
  it('comes in one call, each with its own time, and is told one by one', async () => {
    const ravis = await ticketOf(ravi, eventId);
    await resultOf(eventId, scan(ravis, { door: 'Gate B' }));
    const [mine, theirs, nobodys, twice] = [scan(ashas), scan(ravis), scan(NOBODYS), scan(ashas)];
    expect(await resultsOf(eventId, mine, theirs, nobodys, twice)).toMatchObject([
      { key: mine.key, outcome: 'admitted', at: mine.at },
      { key: theirs.key, outcome: 'already', door: 'Gate B' },
      { key: nobodys.key, outcome: 'unknown' },
      { key: twice.key, outcome: 'already', at: mine.at },
    ]);
  });

  it('bears no time that cannot be: none to come, and none before there was a ticket', async () => {
    const before = Date.now();
    const ravis = await ticketOf(ravi, eventId);
    const [late, early] = await resultsOf(
      eventId,
      scan(ashas, { at: inDays(400) }),
      scan(ravis, { at: '1999-01-01T00:00:00.000Z' }),
    );
    expect(new Date(late?.at ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
    expect(new Date(early?.at ?? 0).getTime()).toBeGreaterThanOrEqual(before);
  });

  it.each<[string, (good: CheckIn) => unknown]>([
    ['nothing', () => []],
    [`more than ${CHECK_INS_MAX}`, ({ code }) => Array.from({ length: CHECK_INS_MAX + 1 }, () => scan(code))],
    ['no code of a ticket', (good) => [good, { ...good, code: 'hello' }]],
    ['a code that is not as it is stored', (good) => [{ ...good, code: good.code.toLowerCase() + ' ' }]],
    ['no name of a door', (good) => [{ ...good, door: '   ' }]],
    ['a name of a door that is too long', (good) => [{ ...good, door: 'G'.repeat(61) }]],
    ['no time', (good) => [{ ...good, at: 'six o’clock' }]],
    ['a key that is none', (good) => [{ ...good, key: '1' }]],
    ['a field too many (security matrix 3)', (good) => [{ ...good, profileId: 1 }]],
  ])('is refused whole when it holds %s, and nobody is in', async (_what, broken) => {
    const json = { checkIns: broken(scan(ashas)) };
    refusalOf(await asAdmin(doorApi.checkIns(eventId), { method: 'POST', json }), 400);
    expect((await countsOf(eventId)).checkedIn).toBe(0);
  });

  it('is of an event that there is', async () => {
    expect(refusalOf(await sendScans('no-such-event', scan(ashas)), 404).msg).toBe(messages.eventNotFound);
  });
});

describe('a check-in taken back', () => {
  it('is as if it had not been: the guest comes in again', async () => {
    await resultOf(eventId, scan(ashas));
    expect(bodyOf(await undo(eventId, ashas), messageAnswer).data.msg).toBe(messages.checkInUndone);
    expect(await countsOf(eventId)).toEqual({ registered: 1, checkedIn: 0, doors: [] });
    expect((await standing(asha, eventId)).abilities.cancel).toBe(true);
    expect((await resultOf(eventId, scan(ashas))).outcome).toBe('admitted');
  });

  it('has to have been', async () => {
    for (const code of [ashas, NOBODYS, 'nonsense']) {
      expect(refusalOf(await undo(eventId, code), 404).msg).toBe(messages.checkInNotFound);
    }
    await resultOf(eventId, scan(ashas));
    const other = await newEvent();
    refusalOf(await undo(other, ashas), 404);
    expect((await countsOf(eventId)).checkedIn).toBe(1);
  });

  it('is taken back once, by however many at the same moment', async () => {
    await resultOf(eventId, scan(ashas));
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(eventId, ashas)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('a guest without a ticket at hand (design §7)', () => {
  const guest = async (method: 'POST' | 'DELETE', registrationId: string) =>
    asAdmin(doorApi.guest(eventId, registrationId), {
      method,
      ...(method === 'POST' && { json: { door: 'Console' } }),
    });
  const idOfAsha = async () => first((await guestsOf(eventId)).data)._id;

  it('is let in by name, once, and out again', async () => {
    const id = await idOfAsha();
    expect(bodyOf(await guest('POST', id), messageAnswer).data.msg).toBe(messages.guestCheckedIn);
    expect((await guestsOf(eventId)).data[0]).toMatchObject({ name: 'Asha Verma', door: 'Console' });
    expect(refusalOf(await guest('POST', id), 409).msg).toBe(messages.guestAlreadyIn);
    expect(await resultOf(eventId, scan(ashas))).toMatchObject({ outcome: 'already', door: 'Console' });
    expect(bodyOf(await guest('DELETE', id), messageAnswer).data.msg).toBe(messages.checkInUndone);
    expect(refusalOf(await guest('DELETE', id), 404).msg).toBe(messages.checkInNotFound);
    expect((await countsOf(eventId)).checkedIn).toBe(0);
  });

  it('does not come in without a seat, or to another event', async () => {
    const id = await idOfAsha();
    await cancel(asha, eventId);
    expect(refusalOf(await guest('POST', id), 409).msg).toBe(messages.guestWithoutSeat);
    eventId = await newEvent();
    expect(refusalOf(await guest('POST', id), 404).msg).toBe(messages.guestNotFound);
  });
});
