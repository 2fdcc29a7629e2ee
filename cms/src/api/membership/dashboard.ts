import type { Core } from '@strapi/strapi';
import type { ContributionsOnDashboard } from 'contracts';

import type { SignedInUser } from '../../platform/accounts';
import { ownProfileId } from '../../platform/accounts/own-profile';
import { rupees } from './presenter';
import { contributions } from './store';

/** What the reader has to pay, unless they have begun to; null for nothing. */
export async function contributionsOnDashboard(
  strapi: Core.Strapi,
  user: SignedInUser,
): Promise<ContributionsOnDashboard | null> {
  const found = await contributions(strapi.db.connection)
    .where('contribution.member_id', ownProfileId(user))
    .whereNull('contribution.paid_at')
    .whereNull('contribution.payment_id')
    .count({ months: '*' })
    .sum({ due: 'contribution.amount' })
    .first<{ months: number | string; due: number | string | null } | undefined>();
  const months = Number(found?.months ?? 0);
  return months === 0 ? null : { totalDue: rupees(Number(found?.due)), months };
}
