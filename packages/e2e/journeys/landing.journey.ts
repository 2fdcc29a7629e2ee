import { api, paths, siteAnswer, teamMembersAnswer } from 'contracts';

import { expect, test } from '../support/test';

test('a visitor reads who we are and who is on the team', async ({ page, request }) => {
  const site = siteAnswer.parse(await (await request.get(api.site())).json()).data;
  const team = teamMembersAnswer.parse(await (await request.get(api.teamMembers())).json()).data;
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.name);
  expect(team.length).toBeGreaterThanOrEqual(11);
  for (const { name, role } of team) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(role, { exact: true }).first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page, events and announcements read the same', async ({ page, request }) => {
    const team = teamMembersAnswer.parse(await (await request.get(api.teamMembers())).json()).data;
    await page.goto(paths.home());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { name } of team) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await page.goto(paths.events());
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.goto(paths.announcements());
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('events can be searched', async ({ page }) => {
    await page.goto(paths.events());
    await page.getByRole('searchbox').fill('no such event anywhere');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search=no\+such\+event/);
  });
});

test('flip cards turn by keyboard', async ({ page }) => {
  await page.goto(paths.home());
  const card = page.getByRole('button', { name: 'Fintellect' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/financial quiz/i)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-expanded', 'false');
});

test('the top bar is transparent at the top and solid once the page has moved', async ({ page }) => {
  await page.goto(paths.home());
  const bar = page.getByRole('banner');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const atTop = await ground();
  await page.mouse.wheel(0, 400);
  await expect.poll(ground).not.toBe(atTop);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the main menu leads to a section of the page', async ({ page }) => {
  await page.goto(paths.home());
  await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.locator('#team')).toBeInViewport();
});
