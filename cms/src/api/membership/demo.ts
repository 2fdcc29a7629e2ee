import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { instantAt } from 'contracts';

import { BY_MOCK, payAtOnce, withoutMails } from '../payment/public';
import { settingService } from '../setting/public';
import { accrueContributions } from './accrue';
import { ensureRates } from './defaults';
import { graduationYearOf, monthAt, monthsAfter, monthsLater } from './months';
import { MEMBERSHIPS_TABLE } from './store';

export const steps = { contributions: seedContributions };

const DEMO_MONTHS = 6;
const DEMO_MEMBERS = 24;
/** How many of the six months each of the demo's members has paid, in turn; the first is the demo's own student. */
const PAID = [3, 6, 5, 0, 6, 4] as const;
/** When each of them pays, in days after the month has begun. */
const PAID_AFTER_DAYS = 6;

/** Some students have contributed for half a year, the demo's own among them; not all of them paid all of it. */
async function seedContributions(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  if (await database(MEMBERSHIPS_TABLE).first('id')) return;
  await ensureRates(strapi);
  const { timeZone } = await settingService({ strapi }).kept();
  const current = monthAt(now, timeZone);
  const before = monthsLater(current, -DEMO_MONTHS);
  const months = monthsAfter(before, current);
  const members = await demoMembers(strapi, graduationYearOf(current));
  await database(MEMBERSHIPS_TABLE).insert(
    members.map((member_id) => ({
      ...{ document_id: randomUUID(), member_id, tier_choice: 'auto', reason: '', started_in: months[0] },
      ...{ accrued_through: before, created_at: now, updated_at: now },
    })),
  );
  for (const month of months) {
    const begun = new Date(instantAt(`${month}-01`, '00:01', timeZone));
    await accrueContributions(strapi, begun < now ? begun : now);
  }
  await withoutMails(strapi, async () => {
    for (const [place, memberId] of members.entries()) {
      for (const month of months.slice(0, PAID[place % PAID.length])) {
        const paid = new Date(instantAt(`${month}-01`, '18:30', timeZone) + PAID_AFTER_DAYS * 86_400_000);
        const at = paid < now ? paid : now;
        // Who studied less then owed nothing for that month.
        const owed = await database('contributions').where({ member_id: memberId, month }).first('id');
        if (owed) await payAtOnce(strapi, { memberId, type: 'membership', wanted: [month], given: BY_MOCK, at });
      }
    }
  });
}

async function demoMembers(strapi: Core.Strapi, finalYear: number): Promise<number[]> {
  const found = () =>
    strapi.db
      .connection('profiles as profile')
      .innerJoin('up_users as account', 'account.id', 'profile.user_id')
      .innerJoin('up_roles as role', 'role.id', 'account.role_id')
      .where('role.type', 'student')
      .whereIn('profile.graduation_year', [finalYear, finalYear + 1]);
  const own: number[] = await found().where('account.email', 'student@example.com').pluck('profile.id');
  const others: number[] = await found()
    .where('account.email', 'like', '%@people.example.com')
    .orderBy('profile.id')
    .limit(DEMO_MEMBERS - own.length)
    .pluck('profile.id');
  return [...own, ...others];
}
