import type { Core } from '@strapi/strapi';
import type { Donors, DonorsQuery } from 'contracts';

import { presentPage } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { findPeople, type Reader } from '../../profile/public';
import { donations, IS_LEFT } from './store';

/** Members who are named among the donors of a campaign, as `profile`. */
const namedDonors = (database: Database, campaignId: string) =>
  database('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .whereRaw('account.confirmed and not coalesce(account.blocked, false)')
    .whereIn(
      'profile.id',
      donations(database)
        .where({ 'donation.campaign_id': campaignId, 'donation.is_anonymous': false })
        .whereRaw(IS_LEFT)
        .select('donation.member_id'),
    );

/**
 * Who gave to a campaign, by name: those who did not wish to stay unnamed. When and how much they gave is not said, since
 * what is left of the sum would be what the others gave.
 */
export async function listDonors(
  strapi: Core.Strapi,
  campaignId: string,
  { page, pageSize }: DonorsQuery,
  reader: Reader,
): Promise<Donors> {
  const database = strapi.db.connection;
  const [ids, counted, anonymous] = await Promise.all([
    namedDonors(database, campaignId)
      .orderBy('profile.name')
      .orderBy('profile.id')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .pluck('profile.id') as Promise<number[]>,
    countOf(namedDonors(database, campaignId)),
    countOf(
      donations(database)
        .where({ 'donation.campaign_id': campaignId, 'donation.is_anonymous': true })
        .whereRaw(IS_LEFT),
    ),
  ]);
  const people = await findPeople(strapi, ids, reader);
  const { data, meta } = presentPage(
    ids.flatMap((id) => people.get(id) ?? []),
    counted,
    { page, pageSize },
  );
  return { data, meta: { ...meta, anonymous } };
}

async function countOf(query: ReturnType<typeof donations>): Promise<number> {
  const [counted] = await query.count<{ count: number | string }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
}
