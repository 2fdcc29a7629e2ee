import { api, mentorsAnswer, mentorshipsAnswer, paths, type MentorshipTab } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { expectSound, expectSoundAfterEach, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const openDialog =
  (action: RegExp): Work =>
  async (page) => {
    await page.getByRole('button', { name: action }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

test('mentorship: what visitors read fits, and axe finds nothing', async ({ page }) => {
  await openStill(page, paths.mentorship());
  await expectSound(page);
});

test('mentorship, as a student: mentors, a request, and the own ones fit, and axe finds nothing', async ({ page }) => {
  await carryDemoSession(page.context(), 'student');
  const mentors = mentorsAnswer.parse(await (await page.request.get(api.mentors())).json()).data;
  const open = mentors.find(({ standing }) => standing === 'open')?._id ?? '';
  const own = async (status: MentorshipTab) =>
    mentorshipsAnswer.parse(await (await page.request.get(api.mentorships({ status }))).json()).data[0]?._id ?? '';
  for (const [path, ...works] of [
    [paths.mentors()],
    [paths.mentorshipRequest(open)],
    [paths.mentorshipDetail(await own('active')), openDialog(/^Add a meeting/)],
    [paths.mentorshipDetail(await own('past'))],
  ] as [string, ...Work[]][]) {
    await openStill(page, path);
    await expectSound(page);
    await expectSoundAfterEach(page, works);
  }
});

test('mentorship, as a mentor: overview, requests, mentors and the own profile fit, and axe finds nothing', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'alumni');
  for (const [path, ...works] of [
    [paths.alumniMentorship()],
    [paths.alumniMentorship({ tab: 'mine', status: 'pending' }), openDialog(/^Decline/)],
    [paths.alumniMentorship({ tab: 'profile' })],
  ] as [string, ...Work[]][]) {
    await openStill(page, path);
    await expectSound(page);
    await expectSoundAfterEach(page, works);
  }
});

test('mentorship, as an admin: whether mentors answer fits, and axe finds nothing', async ({ page }) => {
  await carryDemoSession(page.context(), 'admin');
  await openStill(page, '/admin/mentorships');
  await page.getByText('By month and area').click();
  await expectSound(page);
});
