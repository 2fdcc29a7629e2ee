import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  CONTRIBUTION_CURRENCY,
  contributionRateInput,
  MEMBERSHIP_TIER_LABELS,
  messages,
  toMinorUnits,
  type ContributionRate,
} from 'contracts';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listRows, orderOf } from '../../../platform/tables/list-rows';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { recordChange } from '../../payment/public';
import { settingService } from '../../setting/public';
import { monthAt } from '../months';
import { rupees } from '../presenter';
import { RATES_TABLE } from '../store';

const RATE_UID = 'api::membership.contribution-rate';
const rate = tableOf(RATE_UID, 'rate');
const RATE = selection({
  ...pick(rate, 'documentId', 'tier', 'month', 'amount', 'createdAt', 'updatedAt'),
  reason: rate.reason.or(''),
});
type StoredRate = ReturnType<typeof RATE.read>;

const rates = (database: Database) => database(`${RATES_TABLE} as rate`);
const ORDERS = { month: ['rate.month', 'rate.tier'], id: ['rate.id'] } as const;

/** What a month costs: a rate holds from a month to come, so that nothing that was charged ever changes. */
export const rateResource = defineResource({
  name: 'contribution-rates',
  uid: RATE_UID,
  icon: 'rate',
  group: 'money',
  place: 40,
  nouns: ['contribution rate', 'contribution rates'],
  words: {
    lead: 'What a month costs, from which month on.',
    searched: 'Reason',
    created: messages.rateCreated,
    updated: messages.rateUpdated,
    deleted: messages.rateDeleted,
    notSaved: messages.rateNotSaved,
  },
  fields: {
    tier: { label: 'Year', choices: MEMBERSHIP_TIER_LABELS },
    month: { label: 'From', hint: 'The first month, such as 2027-09: one to come.', required: true },
    amount: { type: 'decimal', label: 'A month (₹)', required: true },
    reason: { label: 'Why' },
    isToCome: { type: 'boolean', label: 'To come' },
  },
  columns: ['month', 'tier', 'amount', 'reason'],
  exported: ['month', 'tier', 'amount', 'reason', 'createdAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: { tier: { label: 'Year', all: 'Every year', choices: MEMBERSHIP_TIER_LABELS } },
  orders: [{ label: 'Latest first', field: 'month', order: 'DESC' }],
  form: ['tier', 'month', 'amount', 'reason'],
  also: ['create'],
  writable: contributionRateInput,

  records: (strapi) => {
    const narrowed = ({
      q,
      tier,
      id,
    }: {
      q?: string | undefined;
      tier?: string | undefined;
      id?: readonly string[] | undefined;
    }) => {
      const found = rates(strapi.db.connection);
      if (q) void found.whereLike('rate.reason', `%${q}%`);
      if (tier) void found.where('rate.tier', tier);
      if (id) void found.whereIn('rate.document_id', [...id]);
      return found;
    };
    return {
      async list({ sort, range, filter }) {
        const { by, direction } = sort ?? { by: 'month' as const, direction: 'desc' as const };
        const order = orderOf(ORDERS[by], direction);
        const { rows, total } = await listRows(RATE, { find: () => narrowed(filter), order, range });
        const current = await currentMonth(strapi);
        return { records: rows.map((row) => present(row, current)), total };
      },
      async *each(filter) {
        const current = await currentMonth(strapi);
        yield* inBatches(everyRow(RATE, { find: () => narrowed(filter), key: 'rate.id' }), (row) =>
          present(row, current),
        );
      },
      one: (id) => readRate(strapi, id),
      async create({ tier, month, amount, reason }, { profileId }) {
        const current = await currentMonth(strapi);
        if (month <= current) throw conflict(messages.rateTooEarly);
        const documentId = randomUUID();
        const now = new Date();
        await inTransaction(strapi, async (trx) => {
          const columns = { tier, month, reason, amount: toMinorUnits(amount, CONTRIBUTION_CURRENCY) };
          await unlessTaken(
            trx(RATES_TABLE).insert({ ...columns, document_id: documentId, created_at: now, updated_at: now }),
          );
          await note(trx, { id: documentId, action: 'create', profileId, reason }, {}, { tier, month, amount }, now);
        });
        return readRate(strapi, documentId);
      },
      async update(id, { tier, month, amount, reason }, { profileId }) {
        const current = await currentMonth(strapi);
        const now = new Date();
        await inTransaction(strapi, async (trx) => {
          const before = await readRate(strapi, id);
          if (!before.isToCome) throw conflict(messages.rateHolds);
          if (month <= current) throw conflict(messages.rateTooEarly);
          const columns = { tier, month, reason, amount: toMinorUnits(amount, CONTRIBUTION_CURRENCY), updated_at: now };
          await unlessTaken(trx(RATES_TABLE).where({ document_id: id }).update(columns));
          const former = { tier: before.tier, month: before.month, amount: before.amount };
          await note(trx, { id, action: 'change', profileId, reason }, former, { tier, month, amount }, now);
        });
        return readRate(strapi, id);
      },
      remove: (ids, { profileId }) =>
        inTransaction(strapi, async (trx) => {
          const removed: ContributionRate[] = [];
          for (const id of ids) {
            const before = await readRate(strapi, id);
            if (!before.isToCome) throw conflict(messages.rateHolds);
            await trx(RATES_TABLE).where({ document_id: id }).delete();
            const { tier, month, amount } = before;
            await note(trx, { id, action: 'delete', profileId, reason: '' }, { tier, month, amount }, {}, new Date());
            removed.push(before);
          }
          return removed;
        }),
    };
  },
});

/** @throws a 409 where there is a rate from this month */
async function unlessTaken(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw violatesUniqueIndex(error) ? conflict(messages.rateTaken) : error;
  }
}

const currentMonth = async (strapi: Core.Strapi): Promise<string> =>
  monthAt(new Date(), (await settingService({ strapi }).current()).timeZone);

const present = (row: StoredRate, current: string): ContributionRate => ({
  ...{ id: row.documentId, _id: row.documentId, tier: row.tier, month: row.month, amount: rupees(row.amount) },
  reason: row.reason,
  isToCome: row.month > current,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

async function readRate(strapi: Core.Strapi, id: string): Promise<ContributionRate> {
  const current = await currentMonth(strapi);
  return inTransaction(strapi, async (trx) => {
    const row = await RATE.first(rates(trx).where('rate.document_id', id));
    if (!row) throw new errors.NotFoundError(messages.rateNotFound);
    return present(row, current);
  });
}

type Values = Readonly<Record<string, string | number>>;
const note = (
  trx: Database,
  { id, action, profileId, reason }: { id: string; action: string; profileId: number | null; reason: string },
  before: Values,
  after: Values,
  now: Date,
): Promise<void> =>
  recordChange(trx, { subject: 'rate', subjectId: id, action, actorId: profileId, before, after, reason }, now);
