import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Page } from '@playwright/test';
import { root } from 'cli';
import { paths } from 'contracts';

import { DEMO_PASSWORD, demoAddress, signInByForm } from '../support/accounts';
import { VIEWPORTS } from '../support/base-config';
import { signInToPanel } from '../support/panel';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const folder = path.join(root, 'docs/screenshots');
/** The largest picture that may stand in the repository, in bytes. */
const LARGEST = 200_000;

/** Writes what the window shows as WebP, which only Chromium's own protocol offers. */
async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const picture = Buffer.from(data, 'base64');
  expect(picture.byteLength, `${name} is too large for the repository`).toBeLessThan(LARGEST);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.webp`), picture);
}

test('landing page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(paths.home());
  await shoot(page, 'landing');
});

test('landing page on a phone', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(paths.home());
  await shoot(page, 'landing-phone');
});

test('events', async ({ page }) => {
  await page.goto(paths.events());
  await shoot(page, 'events');
});

test('members', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInByForm(page, demoAddress('alumni'), DEMO_PASSWORD);
  await page.goto(paths.alumniDashboard());
  await expect(page.getByRole('heading', { name: 'Your recent activity' })).toBeVisible();
  await shoot(page, 'dashboard');
  await page.goto(paths.alumniDirectory());
  await expect(page.getByRole('list', { name: 'Alumni', exact: true }).getByRole('article')).toHaveCount(12);
  await shoot(page, 'directory');
});

test('ticket', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signInByForm(page, demoAddress('student'), DEMO_PASSWORD);
  await page.goto(paths.alumniEvents({ status: 'mine' }));
  await page.getByRole('link', { name: 'Show Ticket' }).first().click();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await shoot(page, 'ticket');
});

test('registrations', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInByForm(page, demoAddress('admin'), DEMO_PASSWORD);
  await page.goto('/admin/events');
  await page.getByRole('link', { name: /registered for Alumni mentoring evening/ }).click();
  await expect(page.getByRole('row', { name: /Main gate/ }).first()).toBeVisible();
  await shoot(page, 'registrations');
});

test('console', async ({ page }) => {
  await signInByForm(page, demoAddress('admin'), DEMO_PASSWORD);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'console');
});

test('messages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInByForm(page, demoAddress('student'), DEMO_PASSWORD);
  await page.goto(paths.threads());
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
  await shoot(page, 'messages');
});

test('checkout', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInByForm(page, demoAddress('student'), DEMO_PASSWORD);
  await page.goto(paths.membership());
  await page.getByRole('button', { name: /months — ₹/ }).click();
  await expect(page.getByRole('complementary', { name: 'What you pay' })).toContainText('₹');
  await shoot(page, 'checkout');
});

test('payments', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInByForm(page, demoAddress('admin'), DEMO_PASSWORD);
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { name: 'Waiting for the treasurer' })).toBeVisible();
  await shoot(page, 'payments');
});

test('panel', async ({ page }) => {
  await signInToPanel(page);
  await page.goto('/cms/content-manager/collection-types/api::team-member.team-member');
  await expect(page.getByRole('heading', { name: /Team member/i }).first()).toBeVisible();
  await shoot(page, 'panel');
});
