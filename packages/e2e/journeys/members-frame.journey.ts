import { announcementsAnswer, api, paths } from 'contracts';

import { chooseInAccountMenu, signInAs } from '../support/accounts';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

/** The frame of the members' area (design §10). */

const SECTIONS = [
  ['Dashboard', paths.studentDashboard()],
  ['Directory', paths.alumniDirectory()],
  ['Events', paths.alumniEvents()],
  ['Jobs', paths.alumniJobs()],
  ['Mentorship', paths.alumniMentorship()],
  ['Membership', paths.membership()],
  ['Networking', paths.networking()],
  ['Announcements', paths.announcements()],
  ['Notifications', paths.notifications()],
  ['Profile', paths.profile()],
] as const;

for (const [width, height, behindMore] of [
  [320, 700, true],
  [390, 844, true],
  [768, 1024, false],
  [1280, 800, false],
  [1920, 1080, false],
] as const) {
  test(`at ${width} px every section is reached in the one frame, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'student');
    await settled(page);
    const members = page.getByRole('navigation', { name: 'Members', exact: true });
    for (const [index, [name, path]] of SECTIONS.entries()) {
      const isBehind = behindMore && index > 3;
      if (isBehind) await members.getByRole('button', { name: 'More' }).click();
      const place = isBehind ? page.getByRole('dialog', { name: 'More' }) : members;
      await place.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('searchbox').first()).toBeVisible();
      if (!isBehind) await expect(members.locator('[aria-current="page"]')).toHaveText(name);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `on ${path}`).toBeLessThanOrEqual(0);
    }
  });
}

test('header and sections share their columns, however wide the window is', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 'student', paths.networking());
    await settled(page);
    const leftOf = async (name: string | RegExp, role: 'link' | 'heading' | 'searchbox') =>
      (await page.getByRole(role, { name }).first().boundingBox())?.x ?? NaN;
    expect(await leftOf('Search the directory', 'searchbox')).toBeCloseTo(await leftOf('Networking', 'heading'), 0);
    const icons = page.getByRole('navigation', { name: 'Members', exact: true }).locator('svg');
    expect((await icons.first().boundingBox())?.x).toBeCloseTo(await leftOf(/: home$/, 'link'), 0);
  }
});

test('what members share with visitors keeps the frame that they come from', async ({ page }) => {
  await signInAs(page, 'alumni');
  await settled(page);
  const members = page.getByRole('navigation', { name: 'Members', exact: true });
  await members.getByRole('link', { name: 'Announcements' }).click();
  const { data } = announcementsAnswer.parse(await (await page.request.get(api.announcements())).json());
  await page
    .getByRole('main')
    .getByRole('link', { name: data[0]?.title ?? '' })
    .click();
  await expect(page).toHaveURL(paths.announcement(data[0]?._id ?? ''));
  await expect(members.getByRole('link', { name: 'Announcements' })).toHaveAttribute('aria-current', 'page');

  await page.reload();
  await settled(page);
  await expect(members).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await chooseInAccountMenu(page, 'Dashboard');
  await expect(members).toBeVisible();
});

test('the search leads from anywhere to the people whom it finds', async ({ page }) => {
  await signInAs(page, 'student', paths.notifications());
  const search = page.getByRole('searchbox', { name: 'Search the directory' });
  await search.fill('engineer');
  await search.press('Enter');
  await expect(page).toHaveURL(paths.alumniDirectory({ search: 'engineer' }));
  await expect(page.getByRole('searchbox', { name: 'Search alumni' })).toHaveValue('engineer');
  await page.goBack();
  await expect(search).toHaveValue('');
});

test('the colours are chosen in the account menu, by keyboard as well', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAs(page, 'student', paths.networking());
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
});
