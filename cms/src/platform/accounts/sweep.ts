import type { Core } from '@strapi/strapi';

import { ACCOUNT_TOKEN, SESSION } from './account';

/** Deletes sessions and links that are over. They stop working without it; this keeps the tables small. */
export async function sweepAccounts(strapi: Core.Strapi, now: Date): Promise<void> {
  const over = { expiresAt: { $lt: now } };
  await strapi.db.query(SESSION).deleteMany({ where: { $or: [over, { idleExpiresAt: { $lt: now } }] } });
  await strapi.db.query(ACCOUNT_TOKEN).deleteMany({ where: over });
}
