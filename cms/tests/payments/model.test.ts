// @databases both
import { randomUUID } from 'node:crypto';

import { api, type PaymentState } from 'contracts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

import { askBackstage } from '../helpers/backstage';
import type { Browser, BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { newMember, type Member } from '../helpers/members';
import {
  beginEvent,
  booked,
  confirm,
  expectBalance,
  offerEverything,
  paidEvent,
  paymentOf,
  treasurer,
} from '../helpers/payments';

const PEOPLE = 3;
const SEATS = 2;
const PRICE = 25_000;

const commands = [
  ...(['begin', 'pay', 'refuse', 'payLate', 'utr', 'approve', 'reject'] as const),
  ...(['cancel', 'refund', 'refundPart', 'expire', 'callback', 'strangerPays'] as const),
];
type Command = (typeof commands)[number];

/** A payment as a treasurer with a notebook would have it. */
interface Note {
  state: PaymentState;
  refunded: number;
  /** The gateway has it, and has not said so. */
  isCharged: boolean;
}

/** What each person has: a seat or none, and their latest payment. */
class Model {
  readonly notes: (Note | null)[] = Array.from({ length: PEOPLE }, () => null);
  readonly seats: boolean[] = Array.from({ length: PEOPLE }, () => false);

  private get isFull(): boolean {
    return this.seats.filter(Boolean).length >= SEATS;
  }

  /** @returns whether the command is answered as done */
  apply(who: number, command: Command): boolean {
    const note = this.notes[who] ?? null;
    if (command === 'begin') return this.begin(who, note);
    if (command === 'expire') {
      for (const [person, each] of this.notes.entries()) {
        if (each?.state === 'pending' && !each.isCharged) this.end(person, each, 'expired');
      }
      return true;
    }
    if (command === 'callback') {
      for (const each of this.notes) if (each?.isCharged && each.state === 'pending') this.complete(each);
      return true;
    }
    if (!note || command === 'strangerPays') return false;
    const is = (...states: PaymentState[]) => states.includes(note.state);
    switch (command) {
      case 'pay':
        if (is('completed')) return true;
        if (!is('pending')) return false;
        this.complete(note);
        return true;
      case 'refuse':
        if (is('completed')) return true;
        if (is('pending') && !note.isCharged) this.end(who, note, 'failed');
        // A refusal is no success, whatever it finds.
        return false;
      case 'payLate':
        if (is('completed')) return true;
        if (is('pending')) note.isCharged = true;
        return is('pending');
      case 'utr':
        if (!is('pending', 'expired') || note.isCharged) return false;
        // Whoever comes after the time was over may find the seat gone; their money waits for the treasurer all the same.
        if (is('expired') && !this.isFull) this.seats[who] = true;
        note.state = 'submitted';
        return true;
      case 'approve':
        if (!is('submitted')) return false;
        if (!this.seats[who] && this.isFull) return false;
        this.seats[who] = true;
        this.complete(note);
        return true;
      case 'reject':
        if (!is('submitted')) return false;
        this.end(who, note, 'rejected');
        return true;
      case 'cancel':
        if (is('cancelled')) return true;
        if (!is('pending') || note.isCharged) return false;
        this.end(who, note, 'cancelled');
        return true;
      case 'refund':
        if (!is('completed')) return false;
        note.refunded = PRICE;
        this.end(who, note, 'refunded');
        return true;
      case 'refundPart':
        if (!is('completed') || note.refunded + 10_000 > PRICE) return false;
        note.refunded += 10_000;
        return true;
    }
  }

  private begin(who: number, note: Note | null): boolean {
    if (note?.state === 'pending') return true;
    if (note?.state === 'submitted' || this.seats[who] || this.isFull) return false;
    this.notes[who] = { state: 'pending', refunded: 0, isCharged: false };
    this.seats[who] = true;
    return true;
  }

  private complete(note: Note): void {
    note.state = 'completed';
    note.isCharged = false;
  }

  private end(who: number, note: Note, state: PaymentState): void {
    note.state = state;
    this.seats[who] = false;
  }
}

let admin: Browser;
const people: Member[] = [];
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
  for (let index = 0; index <= PEOPLE; index += 1) people.push(await newMember());
});

const newUtr = () => String(Math.floor(Math.random() * 9e11) + 1e11);
const sweep = async (now: Date): Promise<{ status: number }> => askBackstage('payments', { now: now.toISOString() });

async function send(event: string, who: number, command: Command, ids: (string | null)[]): Promise<number> {
  const [person, stranger] = [people[who], people[PEOPLE]];
  if (!person || !stranger) throw new Error(`There is no person ${who}.`);
  const id = ids[who] ?? 'no-such-payment';
  const refund = (amount?: number) =>
    admin.post(api.refundPayment(id), { ...(amount && { amount }), reason: 'Because', key: randomUUID() });
  const calls: Record<Command, () => Promise<Pick<BrowserAnswer, 'status'>>> = {
    begin: async () => {
      const answer = await beginEvent(person, event);
      if (answer.status === 200) ids[who] = paymentOf(answer)._id;
      return answer;
    },
    pay: () => confirm(person, id, { gateway: 'sandbox', outcome: 'twice' }),
    refuse: () => confirm(person, id, { gateway: 'sandbox', outcome: 'fail' }),
    payLate: () => confirm(person, id, { gateway: 'sandbox', outcome: 'late' }),
    utr: () => confirm(person, id, { gateway: 'upi', utr: newUtr() }),
    approve: () => admin.post(api.decidePayment(id, 'confirm'), {}),
    reject: () => admin.post(api.decidePayment(id, 'reject'), { reason: 'Not there' }),
    cancel: () => person.browser.post(api.cancelPayment(id)),
    refund: () => refund(),
    refundPart: () => refund(100),
    expire: async () => {
      await inDatabase((database) =>
        database('payments')
          .where({ related_id: event, callback_at: null, state: 'pending' })
          .update({ expires_at: new Date(0) }),
      );
      return sweep(new Date());
    },
    callback: () => sweep(new Date(Date.now() + 60_000)),
    strangerPays: () => confirm(stranger, id),
  };
  const { status } = await calls[command]();
  expect([200, 402, 404, 409], `${command}: ${status}`).toContain(status);
  return status;
}

it(
  'payments, seats and ledger are as the model says, whatever happens in whatever order (security matrix 25)',
  { timeout: 240_000 },
  async () => {
    const step = fc.record({ who: fc.nat(PEOPLE - 1), command: fc.constantFrom(...commands) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const event = await paidEvent({ capacity: SEATS, waitlist: false });
        const model = new Model();
        const ids: (string | null)[] = Array.from({ length: PEOPLE }, () => null);
        for (const { who, command } of steps) {
          const isDone = model.apply(who, command);
          expect((await send(event, who, command, ids)) === 200, `${who} ${command}`).toBe(isDone);
          await expectAsModelled(event, model, ids, `${who} ${command}`);
        }
        await expectBalance();
      }),
      { numRuns: 6, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
    );
  },
);

async function expectAsModelled(event: string, model: Model, ids: (string | null)[], step: string): Promise<void> {
  const [rows, taken] = await inDatabase(async (database) => {
    const payments: { document_id: string; state: PaymentState; refunded: number }[] = await database('payments')
      .where({ related_id: event })
      .select('document_id', 'state', 'refunded');
    const row: { taken: number } | undefined = await database('event_seats')
      .whereIn('event_id', database('events').where({ document_id: event }).select('id'))
      .first('taken');
    return [payments, row?.taken ?? 0] as const;
  });
  const latest = ids.map((id) => rows.find(({ document_id }) => document_id === id) ?? null);
  expect(
    latest.map((row) => row && [row.state, row.refunded]),
    step,
  ).toEqual(model.notes.map((note) => note && [note.state, note.refunded]));
  expect(taken, step).toBe(model.seats.filter(Boolean).length);
  for (const [who, id] of ids.entries()) {
    const note = model.notes[who];
    if (!id || !note) continue;
    const kept = note.state === 'completed' || note.state === 'refunded' ? PRICE - note.refunded : 0;
    const sums = await booked(id);
    expect(sums['Income:Events:Tickets'] ?? 0, step).toBe(kept === 0 ? 0 : -kept);
  }
}
