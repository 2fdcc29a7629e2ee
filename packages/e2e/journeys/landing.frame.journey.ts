import { api, paths, siteAnswer } from 'contracts';

import { lastGlide, watchGliding } from '../support/gliding';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

/** Top bar and footer of the landing page (site §2.2, §9). */

test.beforeEach(async ({ page }) => {
  await watchGliding(page);
  await page.goto(paths.home());
  await settled(page);
});

test('the bar is transparent up to 50 px, and dark and blurred above', async ({ page }) => {
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(element);
      return { isTransparent: backgroundColor === 'rgba(0, 0, 0, 0)', isBlurred: backdropFilter.includes('blur') };
    });
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(50);
  await expect.poll(look).toEqual({ isTransparent: true, isBlurred: false });
  await scrollTo(51);
  await expect.poll(look).toEqual({ isTransparent: false, isBlurred: true });
});

test('the bar shows logo, name, institute, the items and the Innokshetra button', async ({ page, request }) => {
  const site = siteAnswer.parse(await (await request.get(api.site())).json()).data;
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('img', { name: /logo/i })).toBeVisible();
  await expect(bar.getByText(site.name, { exact: true })).toBeVisible();
  await expect(bar.getByText(site.institute, { exact: true })).toBeVisible();
  for (const name of ['Home', 'About', 'Events', 'Announcements', 'Team', 'Contact', 'Innokshetra'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(bar.getByText(site.institute, { exact: true })).toBeHidden();
  await expect(bar.getByRole('img', { name: /logo/i })).toBeVisible();
});

test('the bar shows three accounts below 1024 px and five from there on, each in a new tab', async ({ page }) => {
  const icons = page.getByRole('banner').getByRole('link', { name: / on (Facebook|X|Instagram|LinkedIn|YouTube)/ });
  for (const [width, count] of [
    [1023, 3],
    [1024, 5],
    [1280, 5],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(icons.filter({ visible: true }), `at ${width} px`).toHaveCount(count);
  }
  for (const icon of await icons.all()) await expect(icon).toHaveAttribute('target', '_blank');
});

test('the logo keeps its size beside the accounts on the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const logo = page.getByRole('banner').getByRole('link', { name: /: home$/ });
  expect((await logo.boundingBox())?.width).toBeGreaterThanOrEqual(36);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('items glide to their sections, and the logo home', async ({ page }) => {
  const bar = page.getByRole('banner');
  for (const [name, id] of [
    ['About', 'about'],
    ['Team', 'team'],
    ['Contact', 'contact'],
    ['Home', 'home'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => lastGlide(page)).toBe(`smooth to ${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await bar.getByRole('link', { name: 'Team', exact: true }).click();
  await bar.getByRole('link', { name: /: home$/ }).click();
  await expect.poll(() => lastGlide(page)).toBe('smooth to home');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('#events of the bar leads to what comes next, and #event of the footer to the regular events', async ({
  page,
}) => {
  const next = page.getByRole('heading', { name: 'Upcoming Events' });
  const title = page.getByRole('heading', { name: 'Our Events' });
  const fromBar = page.getByRole('banner').getByRole('link', { name: 'Events', exact: true });
  await expect(fromBar).toHaveAttribute('href', '/#events');
  await fromBar.click();
  await expect(next).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(next).not.toBeInViewport();
  const quickLinks = page.getByRole('navigation', { name: 'Quick Links' });
  await expect(quickLinks.getByRole('link', { name: 'Events', exact: true })).toHaveAttribute('href', '/#event');
  await quickLinks.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(title).toBeInViewport();
});

test('Innokshetra opens without a reload', async ({ page }) => {
  await page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));
  await page.getByRole('banner').getByRole('link', { name: 'Innokshetra' }).click();
  await expect(page).toHaveURL(/\/innokshetra$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('the footer says who the society is, and where', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img', { name: /logo/i })).toBeVisible();
  await expect(footer.getByText(/student-driven official technical society of the institute/)).toBeVisible();
  const links = footer.getByRole('navigation', { name: 'Quick Links' });
  for (const name of ['Home', 'About Us', 'Team', 'Events', 'Contact'])
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByText(/Haryana, India, 136119/)).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible();
  await expect(footer.getByRole('link', { name: / on Instagram/ })).toHaveAttribute('target', '_blank');
});

test('the footer leads to the privacy policy and the terms of service', async ({ page }) => {
  for (const [name, path] of [
    ['Privacy Policy', paths.page('privacy-policy')],
    ['Terms of Service', paths.page('terms-of-service')],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
