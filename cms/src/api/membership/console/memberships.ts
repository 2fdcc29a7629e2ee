import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  consoleMembershipInput,
  MEMBERSHIP_TIER_LABELS,
  messages,
  TIER_CHOICE_LABELS,
  type ConsoleMembership,
  type MembershipTier,
} from 'contracts';
import type { Knex } from 'knex';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listWideRows, orderOf, type Range } from '../../../platform/tables/list-rows';
import { conflict } from '../../../shared/conflict';
import { searchFor } from '../../../shared/search';
import { presentTime } from '../../../shared/stored-time';
import { inTransaction, type Database } from '../../../shared/transaction';
import { changesOf, paymentsOfMember, recordChange, waitingRequestsOf } from '../../payment/public';
import { settingService } from '../../setting/public';
import { monthAt } from '../months';
import { presentContribution, rupees } from '../presenter';
import { OWES, presentRow, ROW, whereTier, withMembers, withSums, type MembershipRow } from '../rows';
import { contributionsOf, MEMBERSHIP, MEMBERSHIPS_TABLE } from '../store';

const PAYMENTS_SHOWN = 50;

const ORDERS = {
  id: ['membership.id'],
  createdAt: ['membership.created_at', 'membership.id'],
  memberName: ['profile.name', 'membership.id'],
  graduationYear: ['profile.graduation_year', 'membership.id'],
} as const;
type Order = keyof typeof ORDERS;

/** Who contributes, what they paid and what they owe (admin §2). The tier is all that an admin sets. */
export const membershipResource = defineResource({
  name: 'memberships',
  uid: MEMBERSHIP,
  icon: 'membership',
  group: 'money',
  place: 30,
  nouns: ['membership', 'memberships'],
  words: {
    lead: 'Students of the third and final year, what they paid and what is due.',
    searched: 'Name or email address',
    empty: { title: 'No memberships yet', text: 'Students of the third and final year get theirs by themselves.' },
    updated: messages.membershipUpdated,
    notLoaded: messages.membershipNotLoaded,
    notSaved: messages.membershipNotUpdated,
  },
  fields: {
    memberName: { type: 'text', label: 'Member' },
    graduationYear: { type: 'integer', label: 'Graduates' },
    year: { type: 'choice', label: 'Year', choices: MEMBERSHIP_TIER_LABELS },
    totalPaid: { type: 'decimal', label: 'Paid (₹)' },
    totalDue: { type: 'decimal', label: 'Due (₹)' },
    monthsDue: { type: 'integer', label: 'Months due' },
    lastPaymentDate: { type: 'dateTime', label: 'Last payment' },
    createdAt: { label: 'Member since' },
    tierChoice: { type: 'choice', label: 'Contributes', choices: TIER_CHOICE_LABELS, required: true },
    reason: { type: 'longText', label: 'Why', hint: 'Kept with the change.', required: true },
  },
  columns: [
    ...(['memberName', 'year', 'totalPaid', 'totalDue', 'monthsDue', 'lastPaymentDate'] as const),
    ...(['graduationYear', 'tierChoice', 'createdAt'] as const),
  ],
  spare: ['graduationYear', 'tierChoice', 'createdAt'],
  exported: [
    ...(['memberName', 'graduationYear', 'year', 'tierChoice', 'totalPaid', 'totalDue', 'monthsDue'] as const),
    ...(['lastPaymentDate', 'createdAt'] as const),
  ],
  sortable: Object.keys(ORDERS) as Order[],
  filters: {
    owes: { label: 'Due', all: 'Everybody', choices: { yes: 'Who owes something', no: 'Who owes nothing' } },
    tier: { label: 'Year', all: 'Every year', choices: MEMBERSHIP_TIER_LABELS },
  },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'By name', field: 'memberName', order: 'ASC' },
    { label: 'By graduation', field: 'graduationYear', order: 'ASC' },
  ],
  form: ['tierChoice', 'reason'],
  writable: consoleMembershipInput,

  records: (strapi) => ({
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'createdAt' as const, direction: 'desc' as const };
      const { rows, total } = await listMemberships(strapi, { filter, range, by, direction }, new Date());
      return { records: rows.map(presentRow), total };
    },
    async *each(filter) {
      const month = await currentMonth(strapi);
      const find = () => withSums(narrowed(strapi, filter, month), strapi.db.connection, month);
      yield* inBatches(everyRow(ROW, { find, key: 'membership.id' }), presentRow);
    },
    one: (id) => readMembership(strapi, id),
    async update(id, { tierChoice, reason }, { profileId }) {
      const now = new Date();
      await inTransaction(strapi, async (trx) => {
        const before = await readMembership(strapi, id);
        const columns = { tier_choice: tierChoice, reason, updated_at: now };
        await trx(MEMBERSHIPS_TABLE).where({ document_id: id }).update(columns);
        await recordChange(
          trx,
          {
            ...{ subject: 'membership', subjectId: id, action: 'tier', actorId: profileId, reason },
            before: { tierChoice: before.tierChoice },
            after: { tierChoice },
          },
          now,
        );
      });
      return readMembership(strapi, id);
    },
    remove: () => Promise.reject(conflict(messages.membershipKept)),
  }),
});

const currentMonth = async (strapi: Core.Strapi): Promise<string> =>
  monthAt(new Date(), (await settingService({ strapi }).current()).timeZone);

interface Filter {
  q?: string | undefined;
  owes?: 'yes' | 'no' | undefined;
  tier?: MembershipTier | undefined;
  id?: readonly string[] | undefined;
}

/** A page of memberships. */
export async function listMemberships(
  strapi: Core.Strapi,
  { filter, range, by, direction }: { filter: Filter; range: Range; by: Order; direction: 'asc' | 'desc' },
  now: Date,
): Promise<{ rows: MembershipRow[]; total: number }> {
  const database = strapi.db.connection;
  const month = monthAt(now, (await settingService({ strapi }).kept()).timeZone);
  return listWideRows(database, ROW, {
    find: () => narrowed(strapi, filter, month),
    key: 'membership.id',
    all: () => withSums(withMembers(database), database, month),
    order: orderOf(ORDERS[by], direction, ['profile.graduation_year']),
    range,
  });
}

function narrowed(strapi: Core.Strapi, { q, owes, tier, id }: Filter, month: string): Knex.QueryBuilder {
  const rows = withMembers(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void rows.whereRaw(`(profile.name ${like} or account.email ${like})`, [...bindings, ...bindings]);
  }
  if (owes) void rows.whereRaw(owes === 'yes' ? OWES : `not ${OWES}`);
  if (tier) void whereTier(rows, tier, month);
  if (id) void rows.whereIn('membership.document_id', [...id]);
  return rows;
}

/** A membership with its contributions, payments, mails and changes. @throws NotFoundError */
export async function readMembership(strapi: Core.Strapi, id: string): Promise<ConsoleMembership> {
  const month = await currentMonth(strapi);
  return inTransaction(strapi, async (trx) => {
    const found = withSums(withMembers(trx).where('membership.document_id', id), trx, month);
    const row = await ROW.first(found);
    if (!row) throw new errors.NotFoundError(messages.membershipNotFound);
    const contributions = await contributionsOf(trx, row.memberId);
    return {
      ...presentRow(row),
      reason: row.reason,
      monthlyPayments: contributions.reverse().map(presentContribution),
      payments: await paymentsOfMember(trx, row.memberId, PAYMENTS_SHOWN),
      mails: await readMails(trx, row.id),
      changes: await changesOf(trx, 'membership', id),
      requests: await waitingRequestsOf(trx, id),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

async function readMails(trx: Database, membershipId: number): Promise<ConsoleMembership['mails']> {
  const rows: { week: string; at: Date | number; due: number }[] = await trx('contribution_reminders')
    .where({ membership_id: membershipId })
    .orderBy('week', 'desc')
    .limit(PAYMENTS_SHOWN)
    .select('week', 'at', 'due');
  return rows.map(({ week, at, due }) => ({ week, at: presentTime(at), due: rupees(due) }));
}
