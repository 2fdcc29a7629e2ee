import type { Core } from '@strapi/strapi';

import { ACCOUNT_TOKEN, SESSION } from './account';
import { HOUR_S } from './durations';

let timer: NodeJS.Timeout | null = null;

/** Deletes sessions and links that are over, once an hour. They stop working without it; this keeps the tables small. */
export function startSweeping(strapi: Core.Strapi): void {
  timer = setInterval(() => {
    sweep(strapi).catch((error: unknown) => strapi.log.warn('Old sessions could not be deleted.', { error }));
  }, HOUR_S * 1000);
  timer.unref();
}

/** Ends what `startSweeping` began. */
export function stopSweeping(): void {
  if (timer) clearInterval(timer);
  timer = null;
}

async function sweep(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const over = { expiresAt: { $lt: now } };
  await strapi.db.query(SESSION).deleteMany({ where: { $or: [over, { idleExpiresAt: { $lt: now } }] } });
  await strapi.db.query(ACCOUNT_TOKEN).deleteMany({ where: over });
}
