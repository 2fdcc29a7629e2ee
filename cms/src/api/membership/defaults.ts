import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { CONTRIBUTION_DEFAULTS, MEMBERSHIP_TIERS } from 'contracts';

import { RATES_TABLE } from './store';

/** Before any month that somebody could owe. */
const FIRST_MONTH = '2000-01';

/** Stores what a month costs where nobody has said so (admin §9). */
export async function ensureRates(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  await strapi.db
    .connection(RATES_TABLE)
    .insert(
      MEMBERSHIP_TIERS.map((tier) => ({
        ...{ document_id: randomUUID(), tier, month: FIRST_MONTH, amount: CONTRIBUTION_DEFAULTS[tier] },
        ...{ reason: '', created_at: now, updated_at: now },
      })),
    )
    .onConflict(['tier', 'month'])
    .ignore();
}
