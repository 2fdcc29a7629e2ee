// @databases both
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { resultOf, scan } from '../door/helpers';
import { EVENT } from '../helpers/factories';
import { newMember, type Member } from '../helpers/members';
import { editor } from '../helpers/panel';
import { checkout, clock } from '../helpers/registration-calls';
import {
  cancel,
  confirm,
  letTimeRunOut,
  newEvent,
  register,
  seatsTaken,
  standing,
  storedRegistrations,
} from './helpers';

const PEOPLE = 4;
const SEATS = 2;
/** Of nobody, as a guess at the door. */
const NOBODYS = '0'.repeat(12);

const commands = [
  ...(['register', 'cancel', 'confirm', 'hold', 'pay', 'release', 'expire'] as const),
  // At the door, and by an editor who changes the number of seats.
  ...(['checkIn', 'moreSeats', 'fewerSeats'] as const),
];
type Command = (typeof commands)[number];
type State = 'registered' | 'waitlisted' | 'offered' | 'held' | 'cancelled' | 'expired';

/** What a door-keeper with a list would write down, as simple as can be. */
class Model {
  readonly states: (State | null)[] = Array.from({ length: PEOPLE }, () => null);
  line: number[] = [];
  seats = SEATS;
  readonly isIn = new Set<number>();
  /** Whose held seat was offered to them before. */
  readonly underOffer = new Set<number>();

  taken(): number {
    return this.states.filter((state) => state === 'registered' || state === 'offered' || state === 'held').length;
  }

  private hasFreeSeat(): boolean {
    return this.line.length === 0 && this.taken() < this.seats;
  }

  private moveUp(): void {
    while (this.taken() < this.seats) {
      const first = this.line.shift();
      if (first === undefined) return;
      this.states[first] = 'offered';
    }
  }

  private endHold(who: number): void {
    this.states[who] = this.underOffer.delete(who) ? 'offered' : 'expired';
  }

  /** @returns whether the command is allowed */
  apply(who: number, command: Command): boolean {
    const isAllowed = this.change(who, command);
    this.moveUp();
    return isAllowed;
  }

  private change(who: number, command: Command): boolean {
    const state = this.states[who] ?? null;
    const isOut = state === null || state === 'cancelled' || state === 'expired';
    switch (command) {
      case 'register':
        if (!isOut) return false;
        this.states[who] = this.hasFreeSeat() ? 'registered' : 'waitlisted';
        if (this.states[who] === 'waitlisted') this.line.push(who);
        return true;
      case 'cancel':
        if (isOut || this.isIn.has(who)) return false;
        this.line = this.line.filter((waiting) => waiting !== who);
        this.underOffer.delete(who);
        this.states[who] = 'cancelled';
        return true;
      case 'confirm':
        if (state !== 'offered') return false;
        this.states[who] = 'registered';
        return true;
      case 'hold':
        if (state === 'offered') this.underOffer.add(who);
        else if (state !== 'held' && !(isOut && this.hasFreeSeat())) return false;
        this.states[who] = 'held';
        return true;
      case 'pay':
        if (state === 'expired' ? !this.hasFreeSeat() : isOut || state === 'waitlisted') return false;
        this.underOffer.delete(who);
        this.states[who] = 'registered';
        return true;
      case 'release':
        if (state === 'held') this.endHold(who);
        return true;
      case 'expire':
        this.states.forEach((each, person) => {
          if (each === 'offered') this.states[person] = 'expired';
          if (each === 'held') this.endHold(person);
        });
        return true;
      case 'checkIn':
        if (state !== 'registered' || this.isIn.has(who)) return false;
        this.isIn.add(who);
        return true;
      case 'moreSeats':
        this.seats += 1;
        return true;
      case 'fewerSeats':
        // Nobody loses a seat by it.
        this.seats = Math.max(1, this.seats - 1);
        return true;
    }
  }
}

const people: Member[] = [];
beforeAll(async () => {
  for (let index = 0; index < PEOPLE; index += 1) people.push(await newMember());
});

async function send(event: string, who: number, command: Command, { seats }: Model): Promise<number> {
  const person = people[who];
  if (!person) throw new Error(`There is no person ${who}.`);
  const seat = { event, profile: person.profileId };
  const changeSeats = async () => {
    await editor.update(EVENT, event, { capacity: seats });
    return clock('sweep', new Date());
  };
  const ended = await {
    register: () => register(person, event),
    cancel: () => cancel(person, event),
    confirm: () => confirm(person, event),
    hold: () => checkout('hold', seat),
    pay: () => checkout('confirm', seat),
    release: () => checkout('release', seat),
    expire: async () => {
      await letTimeRunOut(event);
      return clock('sweep', new Date());
    },
    checkIn: async () => {
      const stored = (await storedRegistrations(event)).find(({ profileId }) => profileId === person.profileId);
      const { outcome } = await resultOf(event, scan(stored?.ticketCode ?? NOBODYS));
      return { status: outcome === 'admitted' ? 200 : 409 };
    },
    moreSeats: changeSeats,
    fewerSeats: changeSeats,
  }[command]();
  expect([200, 404, 409], `${command}: ${JSON.stringify(ended)}`).toContain(ended.status);
  return ended.status;
}

describe('whatever people do, in whatever order (security matrix 25)', () => {
  it(
    'seats, line, tickets and guests are as the model says, and nothing else is allowed',
    { timeout: 240_000 },
    async () => {
      const step = fc.record({ who: fc.nat(PEOPLE - 1), command: fc.constantFrom(...commands) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
          const event = await newEvent({ capacity: SEATS });
          const model = new Model();
          for (const { who, command } of steps) {
            const isAllowed = model.apply(who, command);
            expect((await send(event, who, command, model)) === 200, `${who} ${command}`).toBe(isAllowed);
            await expectAsModelled(event, model, `${who} ${command}`);
          }
          for (const [who, person] of people.entries()) {
            const seen = await standing(person, event);
            expect(seen.state).toBe(model.states[who]);
            expect(seen.position).toBe(model.line.includes(who) ? model.line.indexOf(who) + 1 : null);
            expect(seen.ticketCode !== null).toBe(model.states[who] === 'registered');
          }
        }),
        { numRuns: 6, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: false },
      );
    },
  );
});

async function expectAsModelled(event: string, model: Model, step: string): Promise<void> {
  const stored = await storedRegistrations(event);
  const rows = people.map(({ profileId }) => stored.find((row) => row.profileId === profileId));
  const states = rows.map((row) => row?.state ?? null);
  expect(states, step).toEqual(model.states);
  const isIn = rows.flatMap((row, who) => (row?.checkedInAt ? [who] : []));
  expect(isIn, step).toEqual([...model.isIn].sort());
  const line = stored.filter(({ state }) => state === 'waitlisted').map(({ profileId }) => profileId);
  expect(line, step).toEqual(model.line.map((who) => people[who]?.profileId));
  expect(await seatsTaken(event), step).toBe(model.taken());
}
