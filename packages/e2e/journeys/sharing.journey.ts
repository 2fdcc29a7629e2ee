import { paths } from 'contracts';

import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const PAGES = [
  paths.home(),
  paths.innokshetra(),
  paths.events(),
  paths.announcements(),
  paths.page('privacy-policy'),
] as const;

for (const path of PAGES) {
  test(`${path} previews well where no script runs`, async ({ page, request }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('title').count()).toBe(1);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(new URL(path, page.url()).href);

    const picture = await request.get((await content('meta[property="og:image"]')) ?? '', { maxRedirects: 0 });
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
}

test('an announcement is shared as what it is', async ({ page }) => {
  await page.goto(paths.announcements());
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await page.title()).toContain(title);
});

test('the icons that a page names are there', async ({ page, request }) => {
  await page.goto(paths.home());
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  expect(await links.count()).toBe(2);
  for (const link of await links.all()) {
    const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(answer.status()).toBe(200);
  }
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('a page that is awake names its manifest, which is there', async ({ page, request }) => {
    await page.goto(paths.home());
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveCount(1);
    const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(answer.status()).toBe(200);
  });
});
