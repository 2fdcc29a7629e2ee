import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { type Page } from '@playwright/test';
import type { RunOnly, run } from 'axe-core';

import { awake, settled } from './settled';
import { expect } from './test';

type ColorScheme = 'light' | 'dark';

const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules of those that look at colours: all others find the same in both schemes. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Opens a page with its animations over at once, so that contrast is measured on what is read. The pointer moves, so
 * that sections that are fetched for whoever uses the page hydrate as well.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await awake(page);
}

/**
 * What is shown fits its width, and axe finds nothing in it (security matrix 39): by all its rules in the colour scheme
 * that is shown, by those about colours in the other one too, in which the page stays.
 */
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
  expect(await page.evaluate(cutOff), 'controls that are cut off at the edge').toEqual([]);

  const shown = await schemeOf(page);
  const other = shown === 'light' ? 'dark' : 'light';
  expect(await faultsOf(page, WCAG), `in ${shown}`).toEqual([]);
  await turn(page, other);
  expect(await faultsOf(page, COLOURS), `in ${other}`).toEqual([]);
}

/** What somebody does on a page, after which it is looked at. */
export type Work = (page: Page) => Promise<void>;

/** Shows a page as it comes. */
export const nothing: Work = () => Promise.resolve();

/** Looks at a page that is loaded once, each time that something has been done on it. */
export async function expectSoundAfterEach(page: Page, works: readonly Work[]): Promise<void> {
  for (const work of works) {
    await work(page);
    await expectSound(page);
  }
}

/** Controls that stick out sideways where nothing scrolls: whatever hides its overflow cuts them off. Runs in the page. */
function cutOff(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ? true : scrolls(element.parentElement));
  return [...document.querySelectorAll('a, button, input, select, textarea')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => control.closest('[aria-hidden="true"], [inert]') === null)
    .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(control))
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Half as long as what the package exports as its source: it is read anew in each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the page, which has no frames that it would have to look into. */
async function faultsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, runOnly);
}

const schemeOf = (page: Page): Promise<ColorScheme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** What lies behind everything. */
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Shows the page in the other colour scheme, without loading it anew. */
async function turn(page: Page, colorScheme: ColorScheme): Promise<void> {
  const before = await groundOf(page);
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await settled(page);
  expect(await groundOf(page), `the ground in ${colorScheme}`).not.toBe(before);
}
