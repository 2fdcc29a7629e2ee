// @databases both
import { randomUUID } from 'node:crypto';

import { api } from 'contracts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { campaignFor, donate, newCampaign } from '../helpers/giving';
import { newMember } from '../helpers/members';
import { confirm, expectBalance, offerEverything, paymentOf, treasurer } from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const PEOPLE = 2;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('give' as const),
    who: fc.nat(PEOPLE - 1),
    // More than that is given back by two admins.
    amount: fc.integer({ min: 1, max: 5000 }),
    isAnonymous: fc.boolean(),
    isPaid: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('giveBack' as const), which: fc.nat(), part: fc.nat(100) }),
);

/** A donation that was paid, as a treasurer with a notebook would have it. Amounts are in rupees. */
interface Note {
  id: string;
  who: number;
  isAnonymous: boolean;
  left: number;
}

it('whatever is given and given back, a campaign has raised what is left of it', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const [{ _id }, reader, other] = [await newCampaign(), await newMember(), await newMember()];
      const people = [reader, other];
      const notes: Note[] = [];
      for (const each of steps) {
        if (each.kind === 'give') {
          const { who, amount, isAnonymous, isPaid } = each;
          const person = people[who % PEOPLE];
          if (!person) continue;
          const { _id: id } = paymentOf(await donate(person, _id, { amount, isAnonymous }));
          await confirm(person, id, { gateway: 'sandbox', outcome: isPaid ? 'twice' : 'fail' });
          if (isPaid) notes.push({ id, who, isAnonymous, left: amount });
          continue;
        }
        const note = notes[each.which % Math.max(notes.length, 1)];
        if (!note || note.left === 0) continue;
        const amount = Math.max(1, Math.floor((note.left * each.part) / 100));
        const answer = await admin.post(api.refundPayment(note.id), { amount, reason: 'A slip', key: randomUUID() });
        expect(answer.status, answer.text).toBe(200);
        note.left -= amount;
      }
      const left = notes.filter((note) => note.left > 0);
      const named = new Set(left.filter(({ isAnonymous }) => !isAnonymous).map(({ who }) => who));
      expect(await campaignFor(reader, _id)).toMatchObject({
        raised: left.reduce((sum, note) => sum + note.left, 0),
        donors: named.size + left.filter(({ isAnonymous }) => isAnonymous).length,
      });
      await expectBalance();
    }),
    { numRuns: 6 },
  );
});
