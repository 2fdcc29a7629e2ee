import type { Core } from '@strapi/strapi';

import { HOUR_S, MINUTE_S } from '../../shared/seconds';

/** What the clock does. It is safe to do twice, or on several instances: its conditions hold whoever asks. */
type ScheduledJob = (strapi: Core.Strapi, now: Date) => Promise<void>;

/** Jobs by how often they are done. */
export interface ScheduledJobs {
  /** Deletes what is over for good. */
  hourly?: readonly ScheduledJob[];
  /** What people wait for. */
  everyMinute?: readonly ScheduledJob[];
}

let timers: NodeJS.Timeout[] = [];

/** Keeps the tables of passing things small, and what depends on the clock up to date. */
export function startJobs(strapi: Core.Strapi, schedules: readonly ScheduledJobs[]): void {
  const hourly = schedules.flatMap((schedule) => schedule.hourly ?? []);
  const everyMinute = schedules.flatMap((schedule) => schedule.everyMinute ?? []);
  timers = [start(strapi, hourly, HOUR_S), start(strapi, everyMinute, MINUTE_S)];
}

/** Ends what `startJobs` began. */
export function stopJobs(): void {
  timers.forEach(clearInterval);
  timers = [];
}

/** @param seconds between two rounds; one that takes longer is waited for */
function start(strapi: Core.Strapi, jobs: readonly ScheduledJob[], seconds: number): NodeJS.Timeout {
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    void work(strapi, jobs).finally(() => (isWorking = false));
  }, seconds * 1000);
  return timer.unref();
}

async function work(strapi: Core.Strapi, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const job of jobs) {
    try {
      await job(strapi, new Date());
    } catch (error) {
      strapi.log.warn('A scheduled job could not be finished.', { error });
    }
  }
}
