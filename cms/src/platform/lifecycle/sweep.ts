import type { Core } from '@strapi/strapi';

import { sweepAccounts } from '../accounts/sweep';
import { sweepCancelled } from '../../api/calendar-feed/cancelled';
import { sendEventMessages } from '../../api/event-message/send';
import { sendCancellations } from '../../api/registration/cancellations';
import { sendMoves } from '../../api/registration/moves';
import { sendReminders } from '../../api/registration/reminders';
import { sweepLines } from '../../api/registration/sweep';
import { sweepOutbox } from '../mail';
import { pruneNotifications } from '../notifications/prune';
import { HOUR_S, MINUTE_S } from '../../shared/seconds';

type Sweep = (strapi: Core.Strapi, now: Date) => Promise<void>;

/** Each deletes what is over for good, by conditions that hold whoever asks: any number of instances may sweep. */
const hourly: readonly Sweep[] = [sweepAccounts, sweepOutbox, sweepCancelled, pruneNotifications];
/** What people wait for: likewise safe to do twice, or on several instances. */
const everyMinute: readonly Sweep[] = [sweepLines, sendReminders, sendMoves, sendCancellations, sendEventMessages];

let timers: NodeJS.Timeout[] = [];

/** Keeps the tables of passing things small, and what depends on the clock up to date. */
export function startSweeping(strapi: Core.Strapi): void {
  timers = [start(strapi, hourly, HOUR_S), start(strapi, everyMinute, MINUTE_S)];
}

/** Ends what `startSweeping` began. */
export function stopSweeping(): void {
  timers.forEach(clearInterval);
  timers = [];
}

/** @param seconds between two rounds; one that takes longer is waited for */
function start(strapi: Core.Strapi, sweeps: readonly Sweep[], seconds: number): NodeJS.Timeout {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    void sweep(strapi, sweeps).finally(() => (isSweeping = false));
  }, seconds * 1000);
  return timer.unref();
}

async function sweep(strapi: Core.Strapi, sweeps: readonly Sweep[]): Promise<void> {
  for (const each of sweeps) {
    try {
      await each(strapi, new Date());
    } catch (error) {
      strapi.log.warn('A sweep could not be finished.', { error });
    }
  }
}
