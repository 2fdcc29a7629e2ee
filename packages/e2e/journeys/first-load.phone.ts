import type { CDPSession, Page } from '@playwright/test';
import { announcementsAnswer, api, eventsAnswer, jobsAnswer, paths } from 'contracts';

import { KB, SCRIPT_LIMIT } from '../support/firstLoad';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

/** What the first load of the landing page may weigh, as it travels; the film comes on top. */
const TOTAL_LIMIT = 500 * KB;

test.use({ film: true });

interface Load {
  /** Scripts without their headers, brotli-compressed. */
  scripts: number;
  /** Everything but the film, headers included. */
  total: number;
  files: string[];
}

/** Weighs whatever a page fetches until nothing more comes. */
async function weigh(page: Page, path: string): Promise<Load> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Each page as somebody's first.
  await session.send('Network.clearBrowserCache');
  const types = new Map<string, { type: string; url: string }>();
  const load: Load = { scripts: 0, total: 0, files: [] };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, { type, url: response.url });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId)?.type === 'Script') load.scripts += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', url = '' } = types.get(requestId) ?? {};
    if (type !== 'Media') load.total += encodedDataLength;
    load.files.push(`${encodedDataLength} ${type} ${url}`);
  });
  await page.goto(path);
  await settled(page);
  return load;
}

test('the landing page loads little before anyone moves, and its sections when someone does', async ({ page }) => {
  const load = await weigh(page, paths.home());
  expect(load.scripts, load.files.join('\n')).toBeGreaterThan(50 * KB);
  expect(load.scripts, load.files.join('\n')).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect(load.total, load.files.join('\n')).toBeLessThanOrEqual(TOTAL_LIMIT);

  const before = load.scripts;
  const card = page.getByRole('button', { name: 'Bidbizz' });
  await card.tap();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  expect(load.scripts).toBeGreaterThan(before);
});

test('no public page loads more script than that', async ({ page, request }) => {
  const event = eventsAnswer.parse(await (await request.get(api.events())).json()).data[0];
  const announcement = announcementsAnswer.parse(await (await request.get(api.announcements())).json()).data[0];
  const job = jobsAnswer.parse(await (await request.get(api.jobs())).json()).data[0];
  const pages = [
    ...[paths.innokshetra(), paths.page('privacy-policy'), paths.events(), paths.eventMonth()],
    ...[paths.event(event?._id ?? ''), paths.announcements(), paths.announcement(announcement?._id ?? '')],
    ...[paths.jobs(), paths.job(job?._id ?? '')],
  ];
  for (const path of pages) {
    const load = await weigh(page, path);
    expect.soft(load.scripts, `${path}\n${load.files.join('\n')}`).toBeGreaterThan(50 * KB);
    expect.soft(load.scripts, `${path}\n${load.files.join('\n')}`).toBeLessThanOrEqual(SCRIPT_LIMIT);
  }
});

test('anchors work before the sections have their script', async ({ page }) => {
  await page.route(/\/assets\/Team-/, () => {
    // Never answered.
  });
  await page.goto(paths.section('team'));
  await expect(page.locator('#team')).toBeInViewport();
  await expect(page.locator('#team').getByRole('heading').first()).toBeVisible();
});
