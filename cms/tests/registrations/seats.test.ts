// @databases both
import { api } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inDatabase } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import { cancel, newEvent, register, seatsTaken, standing, storedRegistrations } from './helpers';

const CLIENTS = 100;
const SEATS = 5;

const crowd: Member[] = [];
beforeAll(async () => {
  // A dozen at a time: each is registered, mailed, verified and signed in.
  while (crowd.length < CLIENTS) {
    crowd.push(...(await Promise.all(Array.from({ length: 10 }, () => newMember({ role: 'student' })))));
  }
});

/** Everybody registers at the same moment. @returns how many were answered with which status */
async function stampede(eventId: string): Promise<Record<number, number>> {
  const answers = await Promise.all(crowd.map((member) => register(member, eventId)));
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    if (answer.status !== 200) refusalOf(answer, 409);
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  }
  return counts;
}

describe(`${CLIENTS} at the same moment for ${SEATS} seats (security matrix 26)`, () => {
  let eventId: string;
  beforeAll(async () => {
    eventId = await newEvent({ capacity: SEATS });
    expect(await stampede(eventId)).toEqual({ 200: CLIENTS });
  });

  it('leave exactly as many registered, and all others in line', async () => {
    const states = (await storedRegistrations(eventId)).map(({ state }) => state);
    expect(states).toEqual([
      ...Array.from({ length: SEATS }, () => 'registered'),
      ...Array.from({ length: CLIENTS - SEATS }, () => 'waitlisted'),
    ]);
    expect(await seatsTaken(eventId)).toBe(SEATS);
  });

  it('stand in the line in the order in which they came, each told their position', async () => {
    const stored = await storedRegistrations(eventId);
    expect(stored.map(({ place }) => place)).toEqual(Array.from({ length: CLIENTS }, (_, index) => index + 1));
    const byPerson = new Map(crowd.map((member) => [member.profileId, member]));
    const told: (number | null)[] = [];
    for (const { profileId } of stored.slice(SEATS)) {
      const member = byPerson.get(profileId);
      if (member) told.push((await standing(member, eventId)).position);
    }
    expect(told).toEqual(Array.from({ length: CLIENTS - SEATS }, (_, index) => index + 1));
  });

  it('move up without a skip or a double when all who have a seat give it back at once', async () => {
    const seated = (await storedRegistrations(eventId)).filter(({ state }) => state === 'registered');
    const byPerson = new Map(crowd.map((member) => [member.profileId, member]));
    const answers = await Promise.all(
      seated.flatMap(({ profileId }) => {
        const member = byPerson.get(profileId);
        return member ? [cancel(member, eventId), cancel(member, eventId)] : [];
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(SEATS).fill(200), ...Array(SEATS).fill(404)]);
    const stored = await storedRegistrations(eventId);
    expect(stored.filter(({ state }) => state === 'offered').map(({ place }) => place)).toEqual(
      Array.from({ length: SEATS }, (_, index) => SEATS + index + 1),
    );
    expect(await seatsTaken(eventId)).toBe(SEATS);
  });
});

it('without a waitlist, whoever finds no seat is refused and leaves no trace', async () => {
  const eventId = await newEvent({ capacity: SEATS, waitlist: false });
  expect(await stampede(eventId)).toEqual({ 200: SEATS, 409: CLIENTS - SEATS });
  expect(await storedRegistrations(eventId)).toHaveLength(SEATS);
  expect(await seatsTaken(eventId)).toBe(SEATS);
});

it('one person ten times at the same moment is registered once (security matrix 27)', async () => {
  const eventId = await newEvent({ capacity: SEATS });
  const member = await newMember();
  const copies = Array.from({ length: 10 }, () => member.browser.copy());
  const answers = await Promise.all(copies.map((browser) => browser.post(api.eventRegister(eventId), {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await storedRegistrations(eventId)).toHaveLength(1);
  expect(await seatsTaken(eventId)).toBe(1);
});

describe('a control: the guard taken away', () => {
  const TABLE = 'control_seats';
  beforeAll(() =>
    inDatabase(async (database) => {
      await database.schema.createTable(TABLE, (table) => {
        table.integer('event_id');
        table.integer('capacity');
        table.integer('taken');
      });
    }),
  );
  afterAll(() => inDatabase((database) => database.schema.dropTable(TABLE)));

  /** How many of the crowd get a seat, each by statements of their own between those of the others. */
  async function seated(isGuarded: boolean): Promise<number> {
    return inDatabase(async (database) => {
      const event = { event_id: isGuarded ? 1 : 2 };
      await database(TABLE).insert({ ...event, capacity: SEATS, taken: 0 });
      const take = async (): Promise<boolean> => {
        const row: { taken: number } = await database(TABLE).where(event).first('taken');
        const free = database(TABLE).where(event);
        if (isGuarded) void free.whereRaw('taken < capacity');
        else if (row.taken >= SEATS) return false;
        const changed: number = await free.increment('taken', 1);
        return changed === 1;
      };
      return (await Promise.all(Array.from({ length: CLIENTS }, take))).filter(Boolean).length;
    });
  }

  it('who looks first and takes then sells seats that there are not', async () => {
    expect(await seated(false)).toBeGreaterThan(SEATS);
    expect(await seated(true)).toBe(SEATS);
  });
});
