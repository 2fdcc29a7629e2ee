import { api, eventsAnswer, paths } from 'contracts';

import { expect, test } from '../support/test';

test('events: paged, searched, and the address says so', async ({ page, request }) => {
  const first = eventsAnswer.parse(await (await request.get(api.events())).json());
  const wanted = first.data[0]?.title ?? '';
  await page.goto(paths.events());
  await expect(page.getByText(wanted, { exact: true }).first()).toBeVisible();
  expect(first.meta.pagination.pageCount, 'the demo fills more than one page').toBeGreaterThan(1);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(paths.events({ page: 2 }));
  const second = eventsAnswer.parse(await (await request.get(api.events({ page: 2 }))).json());
  await expect(page.getByText(second.data[0]?.title ?? '', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(wanted, { exact: true }).first()).toBeVisible();

  await page.getByRole('searchbox').fill(wanted);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText(wanted, { exact: true }).first()).toBeVisible();

  await page.getByRole('searchbox').fill('no such event anywhere');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(wanted, { exact: true })).toHaveCount(0);
});

test('events: what is chosen before the page is awake counts', async ({ page }) => {
  let wake: () => void = () => undefined;
  const isChosen = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto(paths.events(), { waitUntil: 'commit' });
  const format = page.getByRole('combobox', { name: 'Format' });
  await format.selectOption('Virtual');
  await expect(page).toHaveURL(paths.events());
  wake();
  await expect(page).toHaveURL(paths.events({ format: 'Virtual' }));
  await expect(format).toHaveValue('Virtual');
});

test('announcements: a tab narrows them, and the address says so', async ({ page }) => {
  await page.goto(paths.announcements());
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await tabs.getByRole('link', { name: /^Academic$/i }).click();
  await expect(page).toHaveURL(paths.announcements({ category: 'academic' }));
  await expect(tabs.getByRole('link', { name: /^Academic$/i })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(tabs.getByRole('link', { name: /^Academic$/i })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(paths.announcements());
});
