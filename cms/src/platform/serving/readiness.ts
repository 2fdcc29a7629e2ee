import { setTimeout as wait } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { isDraining } from '../lifecycle/drain';
import { isMailGoing } from '../mail';
import { neverKept } from './made';
import type { Served } from './served';

/** A database that has not answered within so many milliseconds counts as away. */
const PATIENCE_MS = 2_000;

/** Whether an instance can serve, part by part: what `/_ready` answers. */
interface Readiness {
  /** Answers a query. Tables and migrations are up to date before a server listens at all. */
  database: boolean;
  /** Is not about to go. */
  serving: boolean;
  /** Mails that wait are being sent. */
  mail: boolean;
}

/**
 * Answers `/_ready`: 200 where this instance can serve, 503 where a load balancer should send people elsewhere, and
 * which part is missing. Strapi's `/_health` says no more than that the process is alive.
 */
export const readiness: Served = {
  at: '/_ready',
  serve: neverKept(async ({ strapi, ctx }) => {
    const parts = await readReadiness(strapi);
    ctx.status = Object.values(parts).every(Boolean) ? 200 : 503;
    ctx.body = parts;
  }),
};

async function readReadiness(strapi: Core.Strapi): Promise<Readiness> {
  const answers = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  );
  return {
    database: await Promise.race([answers, wait(PATIENCE_MS, false)]),
    serving: !isDraining(),
    mail: isMailGoing(),
  };
}
