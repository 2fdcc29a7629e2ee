import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import {
  api,
  dayAt,
  mentorshipAnswer,
  messages,
  paths,
  type MentorProfileBody,
  type MentorshipDetail,
  type RequestMentorBody,
} from 'contracts';

import { carrySession, signInAs } from '../support/accounts';
import { newClientAddress } from '../support/client-address';
import { mailsTo } from '../support/mail';
import { newMember, signInMember, type Member } from '../support/members';
import { expect, test } from '../support/test';

test.use({ refusals: [api.mentorshipAnswer(''), api.mentorshipOne('')] });

const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog');

const WORDS = 'I build small boats and would like to learn how to sell the second one.';

/** An alumnus who has just become a mentor of something that nobody else knows. */
async function newMentor(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  fields: MentorProfileBody = {},
): Promise<Member & { expertise: string }> {
  const mentor = await newMember(playwright, baseURL, 'alumni');
  const expertise = `Keels ${Date.now().toString(36)}`;
  const body: MentorProfileBody = { isMentor: true, expertise: [expertise], capacity: 2, ...fields };
  expect((await mentor.calls.put(api.mentorProfile(), { data: body })).ok()).toBe(true);
  return { ...mentor, expertise };
}

/** A request that waits. */
async function ask(student: Member, mentor: Member & { expertise: string }): Promise<MentorshipDetail> {
  const body: RequestMentorBody = { message: WORDS, topics: [mentor.expertise] };
  const answer = await student.calls.post(api.requestMentor(mentor.profileId), { data: body });
  return mentorshipAnswer.parse(await answer.json()).data;
}

/** The page that the mail leads to which tells a mentor of a request. */
async function linkMailed({ email }: Member): Promise<string> {
  await expect.poll(() => mailsTo(email, 'mentorship-news').length).toBeGreaterThan(0);
  const link = /https?:\/\/\S+\/mentorship\/answer\/[\w-]+/.exec(mailsTo(email, 'mentorship-news').at(-1) ?? '')?.[0];
  return new URL(link ?? '').pathname;
}

test('a student finds a mentor and asks; the mentor answers; they plan, meet, end it, and both say how it was', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const mentor = await newMentor(playwright, baseURL);
  const student = await newMember(playwright, baseURL, 'student');
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } });
  await carrySession(context, mentor.token);
  const other = await context.newPage();

  await signInMember(page, student, paths.mentorship());
  await page.getByRole('link', { name: 'Find a Mentor' }).first().click();
  await expect(page).toHaveURL(paths.mentors());
  await page.getByRole('combobox', { name: 'Expertise' }).selectOption(mentor.expertise);
  await expect(page).toHaveURL(paths.mentors({ expertise: mentor.expertise }));
  const card = page.getByRole('article', { name: mentor.name });
  await expect(card).toContainText('Open places2');
  await card.getByRole('link', { name: `Request Mentorship: ${mentor.name}` }).click();
  await page.getByLabel('Your message').fill('Too short.');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(messages.topicMissing)).toBeVisible();
  await expect(page.getByText(messages.mentorshipMessageTooShort(50))).toBeVisible();
  await page.getByRole('checkbox', { name: mentor.expertise }).check();
  await page.getByLabel('Your message').fill(WORDS);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await told(page, messages.mentorshipSent);
  await expect(page).toHaveURL(paths.mentorship());
  await page.getByRole('link', { name: 'My Mentorships' }).click();
  await page.getByRole('link', { name: 'Pending Requests 1' }).click();
  await page.getByRole('link', { name: mentor.name, exact: true }).click();
  await expect(page.getByText('Awaiting Response')).toBeVisible();

  await other.goto(paths.alumni());
  await other.getByRole('button', { name: `Accept: ${student.name}` }).click();
  await dialog(other).getByLabel('A word along with it (optional)').fill('Bring the second boat.');
  await dialog(other).getByRole('button', { name: 'Accept' }).click();
  await told(other, messages.mentorshipAccepted);

  await page.reload();
  await expect(page.getByText('Request Accepted')).toBeVisible();
  await expect(page.getByText('Bring the second boat.')).toBeVisible();
  await page.getByLabel('A goal').fill('A price that is no guess');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('0 of 1 reached')).toBeVisible();
  await page.getByRole('button', { name: 'Add a meeting' }).click();
  await dialog(page)
    .getByLabel('When')
    .fill(`${dayAt(Date.now() + 3 * 86_400_000, 'Asia/Kolkata')}T18:30`);
  await dialog(page).getByLabel('Where (optional)').fill('At the slipway');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await told(page, messages.meetingSaved);

  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('checkbox', { name: 'A price that is no guess' }).check();
  await expect(other.getByText('1 of 1 reached')).toBeVisible();
  await expect(other.getByText('6:30 PM IST')).toBeVisible();
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('link', { name: /^Add to calendar/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await other.getByRole('button', { name: /^Edit: / }).click();
  await dialog(other).getByLabel('Notes (optional)').fill('Weigh it first.');
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Weigh it first.')).toBeVisible();
  await expect(other.getByRole('link', { name: `Send Message to ${student.name}` })).toBeVisible();

  // Whoever looks at what has changed meanwhile is told, and sees what it is now.
  await page.getByLabel('A goal').fill('A third boat');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'A third boat' })).toHaveCount(0);
  await expect(page.getByText('1 of 1 reached')).toBeVisible();

  await other.getByRole('button', { name: `Mark as Completed: ${student.name}` }).click();
  await expect(dialog(other)).toContainText(messages.confirmMentorshipEnd);
  await dialog(other).getByRole('button', { name: 'Mark as Completed' }).click();
  await told(other, messages.mentorshipCompleted);
  await other.getByLabel('In a few words').fill('She asks the better questions.');
  await other.getByLabel(/^It may be told as a story/).check();
  await other.getByRole('button', { name: 'Send Feedback' }).click();
  await told(other, messages.feedbackSaved);

  await page.goto(paths.studentDashboard());
  await page.getByRole('link', { name: `Give feedback: ${mentor.name}` }).click();
  await page.getByLabel('In a few words').fill('I sold it.');
  await page.getByLabel(/^It may be told as a story/).check();
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByRole('link', { name: 'overview' })).toBeVisible();
  await page.getByRole('link', { name: 'overview' }).click();
  await expect(page.getByRole('figure').filter({ hasText: 'I sold it.' })).toContainText('mentored by');
  await context.close();
});

test('a mentor answers from the mail without signing in, once; a link that is not one leads to the sign-in', async ({
  page,
  playwright,
  baseURL,
}) => {
  const mentor = await newMentor(playwright, baseURL);
  const student = await newMember(playwright, baseURL, 'student');
  const { _id } = await ask(student, mentor);
  const link = await linkMailed(mentor);
  await page.goto(link);
  await expect(page.getByText(WORDS)).toBeVisible();
  await page.getByLabel('A word along with your answer (optional)').fill('Ask me in spring.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.mentorshipResponded('rejected'));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have declined');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.goto(`${link}x`);
  await expect(page.getByText(messages.mentorshipLinkOver)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);

  await signInMember(page, student, paths.mentorshipDetail(_id));
  await expect(page.getByText('Ask me in spring.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Others who fit you' })).toBeVisible();
});

test('an alumnus becomes a mentor, pauses, and is found no more; faculty are told who becomes one', async ({
  page,
  playwright,
  baseURL,
}) => {
  const alumnus = await newMember(playwright, baseURL, 'alumni');
  await signInMember(page, alumnus, paths.mentorshipBecome());
  await page.getByRole('switch', { name: 'I am a mentor' }).check();
  await page.getByRole('checkbox', { name: 'Technical' }).check();
  await page.getByLabel('Availability').selectOption('As needed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, messages.mentorProfileSaved);
  await page.goto(`${paths.profile()}#mentorship`);
  await expect(page.getByRole('checkbox', { name: 'Technical' })).toBeChecked();

  await page.goto(paths.alumniMentorship({ tab: 'profile' }));
  await page.getByRole('switch', { name: 'I take requests' }).uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, messages.mentorProfileSaved);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'You take no requests for now' })).toBeVisible();
  const student = await newMember(playwright, baseURL, 'student');
  await signInMember(page, student, paths.mentors({ search: alumnus.name }));
  await expect(page.getByText(messages.noMentorsFound)).toBeVisible();

  await signInAs(page, 'faculty', paths.mentorshipBecome());
  await expect(page.getByRole('alert')).toContainText(messages.onlyAlumniMentor);
});

test('an admin sees whether mentors answer, and gives what waits to another one', async ({
  page,
  playwright,
  baseURL,
}) => {
  const [first, second] = [await newMentor(playwright, baseURL), await newMentor(playwright, baseURL)];
  const student = await newMember(playwright, baseURL, 'student');
  await ask(student, first);
  await signInAs(page, 'admin', '/admin/mentorships');
  await expect(page.getByText('Answered within 3 days').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill(student.name);
  await page.getByRole('link', { name: student.name }).click();
  await expect(dialog(page)).toContainText(WORDS);
  await dialog(page).getByLabel('Another mentor').fill(second.name);
  await page.getByRole('option', { name: new RegExp(second.name) }).click();
  await dialog(page).getByRole('button', { name: 'Reassign' }).click();
  await expect(page.getByText(messages.mentorshipReassigned)).toBeVisible();
  await expect(dialog(page)).toContainText(`asks ${second.name}`);
});
