import { api, paths, siteAnswer, teamMembersAnswer } from 'contracts';

import { expect, test } from '../support/test';

/** The landing page's content in the words of site §2.2. */
const WORDS = ['Innovation', 'Creativity', 'Entrepreneurship', 'Technology', 'Leadership'];
const CARDS = ['Fintellect', 'CaseOnPoint', 'Bidbizz', 'Market It!'];

test.use({ film: true });

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
    for (const name of ['Our Mission', 'Our Vision', 'What We Do'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('To be the premier student-led innovation hub.')).toBeVisible();
    for (const name of CARDS) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: `View More about ${name}` })).toBeVisible();
    }
    for (const word of WORDS) await expect(page.locator('#home').getByText(word, { exact: true })).toBeVisible();
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

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
