import type { Core } from '@strapi/strapi';

import { ensurePanelAccount } from '../platform/panel/accounts';
import { demoPanelAccounts } from './accounts';
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
  // Loaded here, as the generator is of no use to any later start.
  const { seedAnnouncements, seedEvents, seedSite, seedTeam } = await import('./content');
  const { seedFestival, seedFestivalPage, seedHomePage, seedLegalPages } = await import('./pages');
  const { seedPeople } = await import('./people');
  const { seedProposals, seedRegistrations } = await import('./registrations');
  const steps: Record<string, () => Promise<void>> = {
    people: () => seedPeople(strapi, now),
    'the site': () => seedSite(strapi),
    'the team': () => seedTeam(strapi),
    events: () => seedEvents(strapi, now),
    registrations: () => seedRegistrations(strapi),
    proposals: () => seedProposals(strapi, now),
    announcements: () => seedAnnouncements(strapi, now),
    'the festival': () => seedFestival(strapi, now),
    'the legal pages': () => seedLegalPages(strapi),
    'the festival’s page': () => seedFestivalPage(strapi),
    'the landing page': () => seedHomePage(strapi),
  };
  for (const [name, fill] of Object.entries(steps)) {
    // Said aloud, because a start is given up by its silence.
    strapi.log.info(`Filling in ${name}.`);
    await fill();
  }
  await store.set({ value: 'complete' satisfies Progress });
  strapi.log.info('The demo is ready.');
}

async function isUnused(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of CONTENT) {
    if ((await strapi.db.query(uid).count()) > 0) return false;
  }
  return true;
}
