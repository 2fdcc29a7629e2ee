import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { formatMonth } from 'contracts';

import { stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import { book } from '../payment/public';
import { settingService } from '../setting/public';
import { chargedPostings, chargeKey } from './accounts';
import { charges, readCharges, readRates, students, tierSql, type Charge, type Rates } from './charges';
import { graduationYearOf, monthAt, monthsLater } from './months';
import { CONTRIBUTIONS_TABLE, MEMBERSHIPS_TABLE } from './store';

/** Members of one transaction: on SQLite, nobody else is answered while it is open. */
const AT_ONE_STEP = 100;

/**
 * Gives students of the third and final year their membership, and charges everybody the months that have begun since
 * they were charged last, those of a downtime too. Twice, or on two instances, it is as once: the rows are unique.
 */
export async function accrueContributions(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).kept();
  const current = monthAt(now, timeZone);
  const rates = await readRates(strapi.db.connection);
  await stepByStep(() => chargeSome(strapi, { rates, current }, now));
}

/**
 * Makes the memberships that are missing, going through the students of each year a few at a time. Whoever has one keeps
 * it, whatever they study.
 */
export async function enrolStudents(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).kept();
  const current = monthAt(now, timeZone);
  const finalYear = graduationYearOf(current);
  for (const graduationYear of [finalYear, finalYear + 1]) {
    let above = 0;
    await stepByStep(async () => {
      const ids = await graduates(strapi.db.connection, graduationYear, above);
      const missing: number[] = await students(strapi.db.connection)
        .whereIn('profile.id', ids)
        .whereNull('membership.id')
        .orderBy('profile.id')
        .pluck('profile.id');
      await enrol(strapi, missing, current, now);
      above = ids.at(-1) ?? above;
      return ids.length === AT_ONE_STEP;
    });
  }
}

/** The next profiles of those who graduate in a year: found by themselves, so that each step reads its own alone. */
const graduates = (database: Database, graduationYear: number, above: number): Promise<number[]> =>
  database('profiles')
    .where({ graduation_year: graduationYear })
    .where('id', '>', above)
    .orderBy('id')
    .limit(AT_ONE_STEP)
    .pluck('id');

/** The same for one member, who looks at their membership before the clock has come to them. */
export async function bringUpToDate(strapi: Core.Strapi, memberId: number, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).kept();
  const current = monthAt(now, timeZone);
  const behind: { membership_id: number | null } | undefined = await students(strapi.db.connection)
    .where('profile.id', memberId)
    .whereRaw(`${tierSql(graduationYearOf(current))} <> 'none'`)
    .where((either) => either.whereNull('membership.id').orWhere('membership.accrued_through', '<', current))
    .first({ membership_id: 'membership.id' });
  if (!behind) return;
  if (behind.membership_id === null) await enrol(strapi, [memberId], current, now);
  await chargeSome(strapi, { rates: await readRates(strapi.db.connection), current }, now, memberId);
}

/** Gives students, by their profiles in order, a membership from a month on; whoever has one by now keeps it. */
async function enrol(strapi: Core.Strapi, ids: readonly number[], current: string, now: Date): Promise<void> {
  if (ids.length === 0) return;
  const accrued = monthsLater(current, -1);
  await strapi.db
    .connection(MEMBERSHIPS_TABLE)
    .insert(
      ids.map((id) => ({
        ...{ document_id: randomUUID(), member_id: id, tier_choice: 'auto', reason: '' },
        ...{ started_in: current, accrued_through: accrued, created_at: now, updated_at: now },
      })),
    )
    .onConflict('member_id')
    .ignore();
}

/** Charges some members. @returns whether there are more */
async function chargeSome(
  strapi: Core.Strapi,
  { rates, current }: { rates: Rates; current: string },
  now: Date,
  memberId?: number,
): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    // Locked in one order: of two instances, the second waits, and finds them charged.
    const behind = trx(MEMBERSHIPS_TABLE).where('accrued_through', '<', current).orderBy(['accrued_through', 'id']);
    if (memberId !== undefined) void behind.where({ member_id: memberId });
    const rows: { id: number; member_id: number; accrued_through: string }[] = await behind
      .limit(AT_ONE_STEP)
      .forUpdate()
      .select('id', 'member_id', 'accrued_through');
    const [first] = rows;
    if (!first) return false;
    const members = rows.map(({ member_id: id }) => id);
    const asked = { rates, current, through: current, since: first.accrued_through };
    await charge(trx, await readCharges(charges(trx, asked, (found) => found.whereIn('profile.id', members))), now);
    await trx(MEMBERSHIPS_TABLE)
      .whereIn(
        'id',
        rows.map(({ id }) => id),
      )
      .update({ accrued_through: current, updated_at: now });
    return rows.length === AT_ONE_STEP;
  });
}

/** Stores what members owe for months, and books it; a month that they owe already is left as it is. */
async function charge(trx: Database, due: readonly Charge[], now: Date): Promise<void> {
  if (due.length === 0) return;
  const made: { member_id: number; month: string; document_id: string }[] = await trx(CONTRIBUTIONS_TABLE)
    .insert(
      due.map(({ memberId, month, tier, amount }) => ({
        ...{ document_id: randomUUID(), member_id: memberId, month, tier, amount, created_at: now, updated_at: now },
      })),
    )
    .onConflict(['member_id', 'month'])
    .ignore()
    .returning(['member_id', 'month', 'document_id']);
  const stored = new Map(made.map((row) => [`${row.member_id} ${row.month}`, row.document_id]));
  await book(
    trx,
    due.flatMap(({ memberId, month, tier, amount }) => {
      const documentId = stored.get(`${memberId} ${month}`);
      if (documentId === undefined) return [];
      return {
        ...{ key: chargeKey(documentId), description: `Contribution of ${formatMonth(month)}`, at: now },
        postings: chargedPostings({ tier, memberId, amount }),
      };
    }),
  );
}
