import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  messages,
  type ConsoleMembership,
  type ConsoleMembershipRow,
  type Membership,
  type MembershipDue,
  type MembershipsQuery,
  type OwnMembership,
  type Page,
  type PayMembershipBody,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { conflict } from '../../../shared/conflict';
import { presentPage } from '../../../shared/present-page';
import { paymentService, presentMonth } from '../../payment/public';
import { settingService } from '../../setting/public';
import { bringUpToDate } from '../accrue';
import { rateOf, readRates, students, tierSql } from '../charges';
import { listMemberships, readMembership } from '../console/memberships';
import { graduationYearOf, monthAt, toMonth } from '../months';
import { inOrder, presentContribution, rupees, toTier } from '../presenter';
import { presentRow } from '../rows';
import { contributionsOf, findMembership, MEMBERSHIPS_TABLE, type StoredContribution } from '../store';

const membershipService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The reader's own membership, charged up to this month; who has none is told why. */
  async own(user: SignedInUser, now = new Date()): Promise<OwnMembership> {
    const memberId = ownProfileId(user);
    await bringUpToDate(strapi, memberId, now);
    const { timeZone } = await settingService({ strapi }).kept();
    const current = monthAt(now, timeZone);
    const database = strapi.db.connection;
    const stored = await findMembership(database, memberId);
    const currentMonth = presentMonth(current);
    if (!stored) {
      const reason = await this.whyNone(user, memberId);
      return { membership: null, reason, currentMonth, current: null, openPayment: null };
    }
    const rows = await contributionsOf(database, memberId);
    const year = await this.tier(memberId, current);
    const rates = await readRates(database);
    const price = year === null ? null : rupees(rateOf(rates, year, current));
    const charged = rows.find(({ month }) => month === current);
    return {
      membership: { _id: stored.documentId, year, price, ...present(rows) },
      ...{ reason: '', currentMonth },
      current: charged ? presentContribution(charged) : null,
      openPayment: rows.find(({ paymentId, paidAt }) => paymentId !== null && paidAt === null)?.paymentId ?? null,
    };
  },

  /** What the reader has to pay, the earliest month first. */
  async due(user: SignedInUser, now = new Date()): Promise<MembershipDue> {
    const memberId = ownProfileId(user);
    await bringUpToDate(strapi, memberId, now);
    const due = (await contributionsOf(strapi.db.connection, memberId)).filter(({ paidAt }) => paidAt === null);
    return { totalDue: sumOf(due), months: due.map(presentContribution) };
  },

  /**
   * The documents' call: confirms a payment of contributions by the sandbox.
   * @throws NotFoundError for everybody else's payment; a 409 where it is not about this month
   */
  async pay(user: SignedInUser, { month, year, paymentId }: PayMembershipBody): Promise<OwnMembership> {
    const payments = paymentService({ strapi });
    const payment = await payments.own(user, paymentId);
    if (!payment.months.includes(toMonth({ month, year }))) throw conflict(messages.monthNotOfPayment);
    await payments.confirm(user, paymentId, { gateway: 'sandbox', method: 'card', outcome: 'succeed' });
    return this.own(user);
  },

  /** Memberships for admins, by name. @param owes those alone who owe something */
  async list(
    { page, pageSize }: MembershipsQuery,
    owes?: 'yes',
    now = new Date(),
  ): Promise<Page<ConsoleMembershipRow>> {
    const from = (page - 1) * pageSize;
    const asked = { filter: { owes }, range: [from, from + pageSize - 1], by: 'memberName', direction: 'asc' } as const;
    const { rows, total } = await listMemberships(strapi, asked, now);
    return presentPage(rows.map(presentRow), total, { page, pageSize });
  },

  /** A membership for admins. @throws NotFoundError */
  one: (id: string): Promise<ConsoleMembership> => readMembership(strapi, id),

  /** Whose membership it is, by the row of their profile. @throws NotFoundError */
  async memberOf(id: string): Promise<number> {
    const stored: { member_id: number } | undefined = await strapi.db
      .connection(MEMBERSHIPS_TABLE)
      .where({ document_id: id })
      .first('member_id');
    if (!stored) throw new errors.NotFoundError(messages.membershipNotFound);
    return stored.member_id;
  },

  /** The tier of a student in a month; null for whoever does not contribute then. */
  async tier(memberId: number, month: string) {
    const found: { tier: string } | undefined = await students(strapi.db.connection)
      .where('profile.id', memberId)
      .first(strapi.db.connection.raw(`${tierSql(graduationYearOf(month))} as tier`));
    return toTier(found?.tier ?? 'none');
  },

  async whyNone({ role }: SignedInUser, memberId: number): Promise<string> {
    if (role !== 'student') return messages.noMembership;
    const profile: { graduation_year: number | null } | undefined = await strapi.db
      .connection('profiles')
      .where({ id: memberId })
      .first('graduation_year');
    if (!profile) throw new errors.NotFoundError(messages.profileNotLoaded);
    return profile.graduation_year === null ? messages.graduationYearMissing : messages.noMembership;
  },
});

export default membershipService;

const sumOf = (rows: readonly StoredContribution[]): number =>
  rupees(rows.reduce((sum, { amount }) => sum + amount, 0));

/** Totals are sums over what is owed and paid (design §6). */
function present(rows: readonly StoredContribution[]): Omit<Membership, '_id' | 'year' | 'price'> {
  const [latest] = rows.flatMap(({ paidAt }) => paidAt ?? []).sort((one, other) => other.getTime() - one.getTime());
  return {
    totalPaid: sumOf(rows.filter(({ paidAt }) => paidAt !== null)),
    totalDue: sumOf(rows.filter(({ paidAt }) => paidAt === null)),
    lastPaymentDate: latest?.toISOString() ?? null,
    monthlyPayments: inOrder(rows).map(presentContribution),
  };
}
