import { randomUUID } from 'node:crypto';

import { inDatabase, insertRows } from '../in-database.mjs';

/** @typedef {Parameters<typeof inDatabase>[0]} Place */

/** A month, such as `2026-11`, so many before that of the site's clock. @param {number} back */
function monthBack(back) {
  // The site's clock is that of India.
  const now = new Date(Date.now() + 5.5 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}

/**
 * Makes everybody who was invented a student of the final year, with a membership that is charged through the month before.
 * @param {Place} place
 */
export function enrolEverybody(place) {
  return inDatabase(place, async (database) => {
    const [year = 0, month = 1] = monthBack(0).split('-').map(Number);
    const invented = database('memberships').select('member_id');
    /** @type {number[]} */
    const people = await database('profiles').whereNotNull('user_id').whereNotIn('id', invented).pluck('id');
    const student = await database('up_roles').where({ type: 'student' }).first('id');
    await database('up_users').whereNot('email', 'like', '%@example.com').update({ role_id: student.id });
    await database('profiles').update({ graduation_year: month <= 6 ? year : year + 1 });
    const times = { created_at: new Date(), updated_at: new Date() };
    await insertRows(
      database,
      'memberships',
      people.map((member_id) => ({
        ...{ ...times, document_id: randomUUID(), member_id, tier_choice: 'final_year', reason: '' },
        ...{ started_in: monthBack(1), accrued_through: monthBack(1) },
      })),
    );
  });
}

/**
 * Marks what every second member owes as paid, past the product, so that half of them are reminded.
 * @param {Place} place
 */
export const payHalf = (place) =>
  inDatabase(place, async (database) => {
    await database('contributions')
      .whereNull('paid_at')
      .whereRaw('id % 2 = 0')
      .update({ paid_at: new Date(), payment_id: 'bench' });
  });
