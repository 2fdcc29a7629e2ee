import { paths } from 'contracts';

import { lastGlide, watchGliding } from '../support/gliding';
import { awake, settled } from '../support/settled';
import { expect, test } from '../support/test';

/** The landing page's sections (site §2.2, §9). */

const film = 'video[aria-hidden="true"]';
const pause = { name: 'Pause the background video' };

test.describe('the hero', () => {
  test.use({ film: true });

  test('says welcome, types its words, and leads on', async ({ page }) => {
    await watchGliding(page);
    await page.goto(paths.home());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
    const typed = page.getByTestId('typed-word');
    await expect(typed).toHaveText(/\|$/);
    await expect(typed).toHaveText('Creativity|', { timeout: 15_000 });
    await settled(page);
    for (const [name, id] of [
      ['Explore More', 'about'],
      ['Contact Us', 'contact'],
      ['Scroll down', 'about'],
    ] as const) {
      await page.locator('#home').getByRole('link', { name, exact: true }).click();
      await expect.poll(() => lastGlide(page)).toBe(`smooth to ${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

  test('plays its film after everything else, silently and in a loop, until it is paused', async ({ page }) => {
    await page.goto(paths.home());
    await expect(page.getByRole('button', pause)).toBeVisible();
    const order = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const filmed = files.find(({ initiatorType }) => initiatorType === 'video');
      return {
        loaded: visit?.loadEventStart ?? 0,
        filmed: filmed?.startTime ?? 0,
        bytes: filmed?.encodedBodySize ?? 0,
      };
    });
    expect(order.filmed).toBeGreaterThan(order.loaded);
    expect(order.bytes).toBeLessThan(800_000);
    const state = () =>
      page.locator(film).evaluate((element) => {
        const { paused, muted, loop } = element as HTMLVideoElement;
        return { paused, muted, loop };
      });
    expect(await state()).toEqual({ paused: false, muted: true, loop: true });
    await page.getByRole('button', pause).click();
    expect(await state()).toEqual({ paused: true, muted: true, loop: true });
    await page.getByRole('button', { name: 'Play the background video' }).click();
    await expect(page.getByRole('button', pause)).toBeVisible();
  });

  test('shows its words first: the film is never what the visitor waits for, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.clear();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          sessionStorage.setItem('largest', entry.element?.className ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          sessionStorage.setItem('shift', String(Number(sessionStorage.getItem('shift')) + value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(paths.home());
    await expect(page.getByRole('button', pause)).toBeVisible();
    const [largest, shift] = await page.evaluate(() => [
      sessionStorage.getItem('largest'),
      Number(sessionStorage.getItem('shift')),
    ]);
    expect(largest, 'the society’s name').toBe('name');
    expect(shift).toBeLessThanOrEqual(0.01);
  });

  test('fetches no film for people who save data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(paths.home());
    await settled(page);
    await expect(page.locator(film)).not.toHaveAttribute('src');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, film: true });

  test('everything stands still, and all can be read', async ({ page }) => {
    await watchGliding(page);
    await page.goto(paths.home());
    await settled(page);
    await expect(page.locator(film)).not.toHaveAttribute('src');
    await expect(page.getByTestId('typed-word')).toBeHidden();
    for (const word of ['Innovation', 'Creativity', 'Entrepreneurship', 'Technology', 'Leadership'])
      await expect(page.locator('#home').getByText(word, { exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
    await expect.poll(() => lastGlide(page)).toMatch(/^auto to /);
    await page.locator('#event').getByText('Where ideas meet action').hover();
    await expect(page.getByTestId('shuffled')).toHaveCount(0);
    await page.getByRole('button', { name: 'Fintellect' }).press('Enter');
    await expect(page.getByText(/financial quiz/i)).toBeVisible();
  });
});

test('the about section is closed at first, opens and closes', async ({ page }) => {
  await page.goto(paths.home());
  const about = page.locator('#about');
  await about.scrollIntoViewIfNeeded();
  const details = ['Our Mission', 'Our Vision', 'What We Do'].map((name) => about.getByRole('heading', { name }));
  for (const heading of details) await expect(heading).toBeHidden();
  await about.getByRole('button', { name: 'Know more about us' }).click();
  for (const heading of details) await expect(heading).toBeVisible();
  await expect(about.getByText(/nurture innovation and entrepreneurship among students/)).toBeVisible();
  await expect(about.getByRole('listitem')).toHaveCount(5);
  await about.getByRole('button', { name: 'See less' }).press('Enter');
  for (const heading of details) await expect(heading).toBeHidden();
});

test.describe('the event cards', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(paths.home());
    await awake(page);
    await page.locator('#event').scrollIntoViewIfNeeded();
    // Nothing moves away from under the mouse any more.
    await settled(page);
  });

  test('the heading shuffles into place again under the mouse', async ({ page }) => {
    const heading = page.locator('#event').getByText('Where ideas meet action');
    const shuffled = page.getByTestId('shuffled');
    await expect(shuffled).toHaveCount(0);
    const { height } = (await page.locator('#event').boundingBox()) ?? { height: 0 };
    await heading.hover();
    await expect(shuffled).toBeVisible();
    expect((await page.locator('#event').boundingBox())?.height).toBe(height);
    await expect(shuffled).toHaveCount(0);
  });

  test('turn under the mouse, and “View More” opens the event of that name', async ({ page }) => {
    const link = page.getByRole('link', { name: 'View More about CaseOnPoint' });
    await expect(link).toBeHidden();
    const card = page
      .locator('#event')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'CaseOnPoint' }) });
    // A mouse that the card has turned away from goes back to it, as a hand does.
    await expect(async () => {
      await card.hover();
      await link.click({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CaseOnPoint');
  });

  test('turn by keyboard; the side turned away is passed by', async ({ page }) => {
    const card = page.getByRole('button', { name: 'Fintellect' });
    await card.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'CaseOnPoint' })).toBeFocused();
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/financial quiz/i)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View More about Fintellect' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/financial quiz/i)).toBeHidden();
  });
});

test('the team stands in 2, 3 or 4 columns as the window grows', async ({ page }) => {
  await page.goto(paths.home());
  const grid = page.locator('#team ul').first();
  const columns = () =>
    grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').filter(Boolean).length);
  for (const [width, count] of [
    [390, 2],
    [900, 2],
    [1200, 3],
    [1536, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The section gets its script meanwhile: for a moment there may be no element to ask.
    await expect.poll(columns, `at ${width} px`).toBe(count);
  }
  await expect(grid.getByRole('link', { name: /github/i })).toHaveCount(0);
});

test('a photograph that fails to load gives way to initials', async ({ page }) => {
  await page.route(/demo[_-]portrait/, (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await page.goto(paths.home());
  await page.locator('#team').scrollIntoViewIfNeeded();
  await expect(page.locator('#team').getByText('IR', { exact: true })).toBeVisible();
});
