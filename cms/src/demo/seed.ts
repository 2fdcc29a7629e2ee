import type { Core } from '@strapi/strapi';

import { features } from '../features';
import { demoPanelAccounts } from '../platform/demo/accounts';
import { DEMO_STAGES, type DemoPart } from '../platform/demo/part';
import { ensurePanelAccount } from '../platform/panel/accounts';
import { seedMembers } from './members';

/** How far the demo of this database has come. `complete` is written last: what broke off is taken up at the next start. */
type Progress = 'started' | 'complete';

/** A database with nothing in these has never been used. */
const CONTENT = [
  'api::site.site',
  'api::festival.festival',
  'api::page.page',
  'api::team-member.team-member',
  'api::event.event',
  'api::announcement.announcement',
  'admin::user',
  'plugin::users-permissions.user',
] as const;

/**
 * Fills a database that has never been used with the demo and its accounts (design §9). One that was started
 * without the demo, or whose demo has been edited, stays as it is.
 * @param now the day that events and announcements are dated around
 */
export async function seedDemo(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'demo', key: 'seed' });
  const progress = (await store.get({})) as Progress | null;
  if (progress === 'complete' || (progress === null && !(await isUnused(strapi)))) return;

  strapi.log.info('Filling the empty database with the demo.');
  await store.set({ value: 'started' satisfies Progress });
  for (const account of demoPanelAccounts) await ensurePanelAccount(strapi, account);
  await seedMembers(strapi);
  for (const stage of DEMO_STAGES) {
    const parts = features.flatMap(({ demo }) => (demo?.stage === stage ? [demo] : []));
    for (const part of parts) await fillIn(strapi, part, now);
  }
  await store.set({ value: 'complete' satisfies Progress });
  strapi.log.info('The demo is ready.');
}

async function fillIn(strapi: Core.Strapi, { load }: DemoPart, now: Date): Promise<void> {
  const { steps } = await load();
  for (const [name, fill] of Object.entries(steps)) {
    // Said aloud, because a start is given up by its silence.
    strapi.log.info(`Filling in ${name}.`);
    await fill(strapi, now);
  }
}

async function isUnused(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of CONTENT) {
    if ((await strapi.db.query(uid).count()) > 0) return false;
  }
  return true;
}
