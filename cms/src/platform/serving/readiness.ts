import { setTimeout as wait } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { isDraining } from '../lifecycle/drain';
import { isMailGoing } from '../mail';

/** A database that has not answered within so many milliseconds counts as away. */
const PATIENCE_MS = 2_000;

/** Whether an instance can serve, part by part: what `/_ready` answers. */
export interface Readiness {
  /** Answers a query. Tables and migrations are up to date before a server listens at all. */
  database: boolean;
  /** Is not about to go. */
  serving: boolean;
  /** Mails that wait are being sent. */
  mail: boolean;
}

/** Looks whether everything that the server needs is there. */
export async function readReadiness(strapi: Core.Strapi): Promise<Readiness> {
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
