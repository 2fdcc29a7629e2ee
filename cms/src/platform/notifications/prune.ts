import type { Core } from '@strapi/strapi';

import { DAY_S } from '../../shared/seconds';

/** How long notifications are kept: once they were read, and in any case, in days. */
const READ_DAYS = 90;
const KEPT_DAYS = 365;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_S * 1000);

/** Deletes notifications that were read long ago, and those that are old. */
export async function pruneNotifications(strapi: Core.Strapi, now: Date): Promise<void> {
  const notifications = strapi.db.connection('notifications');
  await notifications.clone().where('read_at', '<', daysBefore(now, READ_DAYS)).delete();
  await notifications.clone().where('created_at', '<', daysBefore(now, KEPT_DAYS)).delete();
}
