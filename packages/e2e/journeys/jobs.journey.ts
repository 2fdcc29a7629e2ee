import type { Page } from '@playwright/test';
import { api, jobAnswer, jobsAnswer, messages, paths, type JobBody, type JobDetail } from 'contracts';

import { carrySession, signInAs } from '../support/accounts';
import { soon } from '../support/events';
import { newMember, type Member } from '../support/members';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ refusals: [paths.job('nothing'), api.job('nothing')] });

const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
const facts = (page: Page) => page.getByRole('complementary', { name: 'About this job' });
/** A PDF of one line, as far as anybody looks. */
const resume = { name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\ntrailer\n%%EOF\n') };

async function post({ calls }: Member, fields: Partial<JobBody> = {}): Promise<JobDetail> {
  const body: JobBody = {
    title: `Keeper of ${Date.now().toString(36)}`,
    company: 'Lighthouse Works',
    location: 'Kochi, Kerala',
    type: 'full_time',
    description: 'Keep the light.\nBy night.',
    requirements: 'Awake.',
    skills: ['Optics', 'Weather', 'Knots', 'Radio', 'Paint', 'Patience', 'Tea'],
    contactEmail: 'light@example.org',
    deadline: soon(3),
    applyHere: true,
    ...fields,
  };
  return jobAnswer.parse(await (await calls.post(api.jobs(), { data: body })).json()).data;
}

test('a visitor narrows the jobs, reads one, and is led to the sign-in and back', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { _id, title, closesAt } = await post(await newMember(playwright, baseURL, 'alumni'));
  await page.goto(paths.jobs());
  await settled(page);
  await page.getByLabel('Type').selectOption('full_time');
  await expect(page).toHaveURL(paths.jobs({ type: 'full_time' }));
  await page.getByLabel('Search jobs').fill('Lighthouse');
  await page.getByRole('button', { name: 'Search' }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('+2 more');
  await card.getByRole('link', { name: `View Details: ${title}` }).click();

  await expect(page).toHaveURL(paths.job(_id));
  await expect(facts(page)).toContainText('Deadline');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('\n')).toContain(`"validThrough":${JSON.stringify(closesAt)}`);
  await facts(page).getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(paths.login(paths.job(_id)));

  const missing = await page.goto(paths.job('nothing'));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: messages.jobNotFound })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page).toHaveURL(paths.jobs());
});

test('an alumnus posts a job; a student applies with a résumé; the alumnus decides, and the student reads it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const alumnus = await newMember(playwright, baseURL, 'alumni');
  const student = await newMember(playwright, baseURL, 'student');
  const title = `Diver ${Date.now().toString(36)}`;

  await carrySession(page.context(), alumnus.token);
  await page.goto(paths.jobPost());
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Company').fill('Deep Water');
  await page.getByLabel('Location').fill('Goa');
  await page.getByLabel('Type').selectOption('contract');
  await page.getByLabel('Description').fill('Go down.');
  await page.getByLabel('Requirements').fill('Come up.');
  await page.getByLabel('They apply').selectOption('true');
  await page.getByLabel('Deadline').fill(soon());
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(messages.skillMissing)).toBeVisible();
  await page.getByLabel('Required skills').fill('Breath,');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await told(page, messages.jobCreated);
  await expect(page).toHaveURL(paths.jobs());

  await page.context().clearCookies();
  await carrySession(page.context(), student.token);
  await page.goto(paths.jobs({ search: title }));
  await page.getByRole('link', { name: `View Details: ${title}` }).click();
  await facts(page).getByRole('link', { name: 'Apply Now' }).click();
  await page.getByLabel('Cover letter').fill('I hold mine for three minutes.');
  await page.getByLabel('Résumé', { exact: true }).last().setInputFiles(resume);
  await page.getByRole('button', { name: 'Send application' }).click();
  await told(page, messages.applicationSent);
  const application = page.getByRole('article').filter({ hasText: title });
  await expect(application).toContainText('Received');

  await page.context().clearCookies();
  await carrySession(page.context(), alumnus.token);
  await page.goto(paths.ownJobs());
  await page.getByRole('link', { name: `Applications for ${title}: 1, 1 new` }).click();
  const applicant = page.getByRole('article', { name: student.name });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    applicant.getByRole('link', { name: /asha\.pdf/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(resume.name);
  await applicant.getByRole('textbox', { name: 'Your note' }).fill('Calm.');
  await applicant.getByRole('button', { name: 'Save note' }).click();
  await told(page, messages.applicationNoteSaved);
  await applicant.getByRole('button', { name: `Shortlist ${student.name}` }).click();
  await expect(applicant).toContainText('Shortlisted');
  await applicant.getByRole('button', { name: `Reject ${student.name}` }).click();
  await page.getByRole('dialog').getByLabel('What they are told (optional)').fill('Somebody held theirs for four.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(applicant).toContainText('Rejected');

  await page.context().clearCookies();
  await carrySession(page.context(), student.token);
  await page.goto(paths.ownApplications());
  await expect(application).toContainText('Somebody held theirs for four.');
  await expect(application.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
});

test('faculty read the jobs of the members’ area, and are told who posts them', async ({ page, request }) => {
  const { data } = jobsAnswer.parse(await (await request.get(api.jobs())).json());
  const [job] = data;
  await signInAs(page, 'faculty', paths.alumniEvents());
  await page.getByRole('navigation', { name: 'Members', exact: true }).getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Opportunities' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post a Job' })).toHaveCount(0);
  await page
    .getByRole('link', { name: `View Details: ${job?.title}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: job?.title })).toBeVisible();
  await page.goto(paths.jobPost());
  await expect(page.getByRole('heading', { name: messages.onlyAlumniPostJobs })).toBeVisible();
});

test('an admin finds what was reported, and hides it with a reason, which its poster reads', async ({
  page,
  playwright,
  baseURL,
}) => {
  const alumnus = await newMember(playwright, baseURL, 'alumni');
  const { _id, title } = await post(alumnus);
  const student = await newMember(playwright, baseURL, 'student');
  expect((await student.calls.post(api.reportJob(_id), { data: { reason: 'There is no lighthouse.' } })).ok()).toBe(
    true,
  );

  await signInAs(page, 'admin', '/admin/jobs');
  await page.getByRole('button', { name: 'Reported' }).click();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit job' });
  await form.getByLabel('Hidden', { exact: true }).check();
  await form.getByLabel('Why it is hidden').fill('The place is not real.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  expect((await page.request.get(api.job(_id))).status()).toBe(404);

  await page.context().clearCookies();
  await carrySession(page.context(), alumnus.token);
  await page.goto(paths.ownJobs());
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('The place is not real.');
});
