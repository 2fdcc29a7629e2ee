import { landingPath, paths, type AccountRole } from 'contracts';

import { carryDemoSession, DEMO_PASSWORD, demoAddress, fillLogin, signInAs, signInByForm } from '../support/accounts';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

for (const role of ['student', 'alumni', 'faculty', 'admin'] satisfies AccountRole[]) {
  test(`${role}: lands on the own page after signing in, and from the sign-in and /dashboard`, async ({ page }) => {
    await signInByForm(page, demoAddress(role), DEMO_PASSWORD);
    await expect(page).toHaveURL(landingPath(role));
    await page.goto(paths.login());
    await expect(page).toHaveURL(landingPath(role));
    await page.goto(paths.dashboard());
    await expect(page).toHaveURL(landingPath(role));
  });
}

test('a stranger is sent to the sign-in, and led back to where they wanted to go', async ({ page }) => {
  const wanted = `${paths.alumniDashboard()}?from=mail`;
  await page.goto(wanted);
  await expect(page).toHaveURL(paths.login(wanted));
  await fillLogin(page, demoAddress('student'), DEMO_PASSWORD);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
});

test('the wrong role is sent to its own dashboard', async ({ page }) => {
  await signInAs(page, 'faculty', paths.studentDashboard());
  await expect(page).toHaveURL(paths.alumni());
});

test('pages for people who are signed in hold nothing personal in their HTML, and search engines leave them alone', async ({
  page,
}) => {
  await signInAs(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Hello,', '').trim();
  const html = await (await page.request.get(paths.studentDashboard())).text();
  expect(html).toContain('<title>Student Dashboard');
  expect(html).toContain('noindex');
  expect(html).not.toContain(name);
});

/** Addresses that lead elsewhere, in the ways in which browsers have been fooled (security matrix 19). */
const FOREIGN = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  '@evil.example',
  '/login',
  '/admin/..//evil.example',
];

test('no remembered path leads off this site (security matrix 19)', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await carryDemoSession(page.context(), 'student');
  for (const next of FOREIGN) {
    await page.goto(`${paths.login()}?next=${encodeURIComponent(next)}`);
    await page.waitForURL((url) => url.pathname !== paths.login());
    await settled(page);
    expect(new URL(page.url()).origin, next).toBe(baseURL);
  }
});
