import { api, paths, type PeopleAnswer } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { expectSound, expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const openDialog =
  (action: RegExp): Work =>
  async (page) => {
    await page
      .locator('button:not([aria-disabled="true"])')
      .and(page.getByRole('button', { name: action }))
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

const chooseInMenu =
  (menu: RegExp, choice: string): Work =>
  async (page) => {
    await page.getByRole('button', { name: menu }).first().click();
    await page.getByRole('menuitem', { name: choice }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

const PAGES: readonly (readonly [string, string, ...Work[]])[] = [
  ['dashboard', paths.alumni(), nothing],
  ['directory', paths.alumniDirectory(), nothing],
  ['directory, a page further on', paths.alumniDirectory({ page: 3 }), nothing],
  ['directory, nobody found', paths.alumniDirectory({ search: 'no such person anywhere' }), nothing],
  ['connections, and a request to connect', paths.networking(), nothing, openDialog(/^Connect with/)],
  ['connections, one about to be removed', paths.networking(), chooseInMenu(/^More for/, 'Remove')],
  ['requests received', paths.networking('received'), nothing],
  ['requests sent', paths.networking('sent'), nothing],
  ['people blocked', paths.networking('blocked'), nothing],
  ['jobs, and the form of one', paths.alumniJobs(), nothing, openDialog(/^Post a Job/)],
  ['jobs, a new one', paths.jobPost(), nothing],
  ['jobs, the own', paths.ownJobs(), nothing],
  ['jobs, applications', paths.ownApplications(), nothing],
  ['jobs, referrals', paths.referrals(), nothing],
  ['jobs, saved searches', paths.jobSearches(), nothing],
  ['events, and a proposal', paths.alumniEvents(), nothing, openDialog(/^Propose an Event/)],
  ['events, past ones', paths.alumniEvents({ status: 'past' }), nothing],
  ['events, the own', paths.alumniEvents({ status: 'mine' }), nothing],
];

for (const [name, path, ...works] of PAGES) {
  test(`members, ${name}: fits its width, and axe finds nothing (security matrix 39)`, async ({ page }) => {
    await carryDemoSession(page.context(), 'alumni');
    await openStill(page, path);
    await expectSoundAfterEach(page, works);
  });
}

test('members, a person: fits its width, and axe finds nothing (security matrix 39)', async ({ page }) => {
  await carryDemoSession(page.context(), 'student');
  const { data } = (await (await page.request.get(api.directory())).json()) as PeopleAnswer;
  await openStill(page, paths.person(data[0]?._id ?? ''));
  await expectSound(page);
});

test('members, the student’s dashboard: fits its width, and axe finds nothing (security matrix 39)', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'student');
  await openStill(page, paths.studentDashboard());
  await expectSound(page);
});
