import type { Core } from '@strapi/strapi';
import { CHART_MONTHS, type MembershipStats } from 'contracts';

import { presentMonth } from '../payment/public';
import { settingService } from '../setting/public';
import { monthAt, monthsAfter, monthsLater } from './months';
import { rupees } from './presenter';
import { contributions, MEMBERSHIPS_TABLE } from './store';

type Sums = Record<'collected' | 'due' | 'owing' | 'paid' | 'pending' | 'paid_amount' | 'pending_amount', unknown>;

interface MonthSums {
  month: string;
  collected: number | string;
  due: number | string;
}

/** What the dashboard says of contributions, by aggregates over them and one count (admin §2). */
export async function membershipStats(strapi: Core.Strapi, now: Date): Promise<MembershipStats> {
  const { timeZone } = await settingService({ strapi }).kept();
  const database = strapi.db.connection;
  const current = monthAt(now, timeZone);
  const isPaid = 'contribution.paid_at is not null';
  const isDue = 'contribution.paid_at is null';
  const sum = (condition: string, what: string) => `coalesce(sum(case when ${condition} then ${what} else 0 end), 0)`;
  const isNow = `contribution.month = '${current}'`;
  const months = monthsAfter(monthsLater(current, -CHART_MONTHS), current);
  const [sums, counted, byMonth] = await Promise.all([
    contributions(database)
      .select(
        database.raw(`${sum(isPaid, 'contribution.amount')} as collected`),
        database.raw(`${sum(isDue, 'contribution.amount')} as due`),
        database.raw(`count(distinct case when ${isDue} then contribution.member_id end) as owing`),
        database.raw(`${sum(`${isNow} and ${isPaid}`, '1')} as paid`),
        database.raw(`${sum(`${isNow} and ${isDue}`, '1')} as pending`),
        database.raw(`${sum(`${isNow} and ${isPaid}`, 'contribution.amount')} as paid_amount`),
        database.raw(`${sum(`${isNow} and ${isDue}`, 'contribution.amount')} as pending_amount`),
      )
      .first<Sums>(),
    database(MEMBERSHIPS_TABLE).count<{ members: number | string }[]>({ members: '*' }),
    contributions(database)
      .whereBetween('contribution.month', [months[0] ?? current, current])
      .groupBy('contribution.month')
      .select<MonthSums[]>(
        'contribution.month',
        database.raw(`${sum(isPaid, 'contribution.amount')} as collected`),
        database.raw(`${sum(isDue, 'contribution.amount')} as due`),
      ),
  ]);
  return {
    totalCollected: rupees(Number(sums.collected)),
    amountDue: rupees(Number(sums.due)),
    thisMonth: {
      ...{ paid: Number(sums.paid), pending: Number(sums.pending) },
      ...{ paidAmount: rupees(Number(sums.paid_amount)), pendingAmount: rupees(Number(sums.pending_amount)) },
    },
    owing: Number(sums.owing),
    members: Number(counted[0]?.members ?? 0),
    months: months.map((month) => {
      const found = byMonth.find((row) => row.month === month);
      const [collected, due] = [rupees(Number(found?.collected ?? 0)), rupees(Number(found?.due ?? 0))];
      return { ...presentMonth(month), collected, due };
    }),
  };
}
