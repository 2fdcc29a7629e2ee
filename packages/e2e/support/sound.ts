import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

import { expect } from './test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Opens a page with its animations over at once, so that contrast is measured on what is read. The pointer moves, so
 * that sections that are fetched for whoever uses the page hydrate as well.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
}

/** What is shown fits its width, and axe finds nothing in it (security matrix 39). */
export async function expectSound(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that stick out sideways').toBeLessThanOrEqual(0);

  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
