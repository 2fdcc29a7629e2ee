import type { Core } from '@strapi/strapi';

import { sweepAccounts } from '../accounts/sweep';
import { sweepOutbox } from '../mail';
import { pruneNotifications } from '../notifications/prune';
import { HOUR_S } from '../shared/seconds';

/** Each deletes what is over for good, by conditions that hold whoever asks: any number of instances may sweep. */
const sweeps: readonly ((strapi: Core.Strapi, now: Date) => Promise<void>)[] = [
  sweepAccounts,
  sweepOutbox,
  pruneNotifications,
];

let timer: NodeJS.Timeout | null = null;

/** Keeps the tables of passing things small: sweeps once an hour. */
export function startSweeping(strapi: Core.Strapi): void {
  timer = setInterval(() => void sweep(strapi), HOUR_S * 1000);
  timer.unref();
}

/** Ends what `startSweeping` began. */
export function stopSweeping(): void {
  if (timer) clearInterval(timer);
  timer = null;
}

async function sweep(strapi: Core.Strapi): Promise<void> {
  for (const each of sweeps) {
    try {
      await each(strapi, new Date());
    } catch (error) {
      strapi.log.warn('What is over could not be deleted.', { error });
    }
  }
}
