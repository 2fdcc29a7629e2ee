import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { dayAt } from 'contracts';

import { adminProfiles } from '../../platform/accounts/admins';
import { csvRow } from '../../shared/csv';
import { DAY_S } from '../../shared/seconds';
import { payAtOnce, withoutMails } from '../payment/public';
import { settingService } from '../setting/public';
import { LAYOUTS_TABLE, layouts, STORED_LAYOUT, type StoredLayout } from './layouts';
import { applyStatement } from './steps/apply';
import { uploadStatement } from './steps/upload';
import { STATEMENTS_TABLE } from './store';

export const steps = { bank: seedBank, 'bank statement': seedStatement };

const NAMES = ['Date', 'Narration', 'Ref No', 'Withdrawal', 'Deposit', 'Balance'] as const;
const UTRS = ['430112345670', '430112345671'] as const;
const PAID_BEFORE_DAYS = 2;

/** One bank, which writes its statements as many do. */
async function seedBank(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  if (await database(LAYOUTS_TABLE).first('id')) return;
  await database(LAYOUTS_TABLE).insert({
    ...{ document_id: randomUUID(), name: 'Demo Bank', delimiter: 'comma', encoding: 'auto', header_row: 2 },
    ...{ date_format: 'dd/mm/yyyy', date_column: 'Date', narration_column: 'Narration', id_column: 'Ref No' },
    ...{ debit_column: 'Withdrawal', credit_column: 'Deposit', amount_column: '', sign_column: '' },
    ...{ created_at: now, updated_at: now },
  });
}

/** Two members have paid a month by UPI, and the statement has found them; a ticket's line is doubtful. */
async function seedStatement(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  if (await database(STATEMENTS_TABLE).first('id')) return;
  const layout = await STORED_LAYOUT.first(layouts(database));
  if (!layout) return;
  await withoutMails(strapi, () => payAndApply(strapi, layout, now));
}

async function payAndApply(strapi: Core.Strapi, layout: StoredLayout, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).kept();
  const paidAt = new Date(now.getTime() - PAID_BEFORE_DAYS * DAY_S * 1000);
  const owing: { member_id: number; month: string; amount: number }[] = await strapi.db
    .connection('contributions as contribution')
    .innerJoin('profiles as profile', 'profile.id', 'contribution.member_id')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .where('account.email', 'like', '%@people.example.com')
    .whereNull('contribution.payment_id')
    .orderBy(['contribution.month', 'contribution.id'])
    .limit(UTRS.length)
    .select('contribution.member_id', 'contribution.month', 'contribution.amount');
  const received: [day: string, words: string, utr: string, amount: number][] = [];
  for (const [place, { member_id: memberId, month, amount }] of owing.entries()) {
    const utr = UTRS[place] ?? '';
    await payAtOnce(strapi, {
      memberId,
      type: 'membership',
      wanted: [month],
      given: { gateway: 'upi', utr },
      at: paidAt,
    });
    received.push([dayAt(paidAt, timeZone), `UPI/${utr}/CONTRIBUTION`, utr, amount]);
  }
  const waiting: { utr: string; amount: number } | undefined = await strapi.db
    .connection('payments')
    .where({ state: 'submitted', related_to: 'event' })
    .first('utr', 'amount');
  if (waiting) {
    // The bank has the last two digits the other way round.
    const utr = `${waiting.utr.slice(0, 10)}${waiting.utr.charAt(11)}${waiting.utr.charAt(10)}`;
    received.push([dayAt(now, timeZone), `UPI/${utr}/TICKET`, utr, waiting.amount]);
  }
  received.push([dayAt(paidAt, timeZone), 'INTEREST CREDIT', '', 12_345]);
  const file = { name: 'demo-bank.csv', bytes: Buffer.from(fileOf(received)) };
  const [actorId = null] = await adminProfiles(strapi.db.connection);
  const id = await uploadStatement(strapi, { file, layout, actorId }, timeZone, now);
  await applyStatement(strapi, id, { actorId, timeZone }, now);
}

function fileOf(received: readonly (readonly [day: string, words: string, utr: string, amount: number])[]): string {
  const written = (day: string) => day.split('-').reverse().join('/');
  const [first] = received;
  const rows = received.map(([day, words, utr, amount]) => [
    ...[written(day), words, utr, '', (amount / 100).toFixed(2), ''],
  ]);
  const paid = first ? [[written(first[0]), 'CARD ANNUAL FEE', '', '118.00', '', '']] : [];
  return [['Demo Bank, statement of account'], [...NAMES], ...rows, ...paid].map(csvRow).join('');
}
