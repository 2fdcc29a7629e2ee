import type { APIRequestContext, Page } from '@playwright/test';
import { api, messages, paths } from 'contracts';

import { signInAs } from '../support/accounts';
import { adminCalls, newEvent, soon } from '../support/events';
import { newMember, signInMember } from '../support/members';
import { expect, test } from '../support/test';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Which events' });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const proposal = (page: Page, title: string) =>
  page.getByRole('region', { name: 'My Proposals' }).getByRole('article').filter({ hasText: title });
const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();

let admin: APIRequestContext;
test.beforeAll(async ({ playwright, baseURL }) => {
  admin = await adminCalls(playwright, baseURL);
});

test('a visitor is sent to sign in, and comes back to the tab', async ({ page }) => {
  const mine = paths.alumniEvents({ status: 'mine' });
  await page.goto(mine);
  await expect(page).toHaveURL(paths.login(mine));
});

for (const role of ['student', 'alumni', 'faculty', 'admin'] as const) {
  test(`${role}: finds what comes and what was, registers on a card, and sees it as their own`, async ({ page }) => {
    // Before all others, so that it stands on the first page.
    const { title } = await newEvent(admin, { date: soon(1), format: 'Hybrid' });
    await signInAs(page, role, paths.alumniDirectory());
    await page.getByRole('navigation', { name: 'Members', exact: true }).getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL(paths.alumniEvents());
    await expect(card(page, title)).toContainText('Hybrid');
    await card(page, title)
      .getByRole('button', { name: `Register Now: ${title}` })
      .click();
    await told(page, messages.eventRegistered);
    await expect(card(page, title)).toContainText('You are registered');

    await tabs(page).getByRole('link', { name: 'Past Events' }).click();
    await expect(page.getByText('Event Ended').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Register Now/ })).toHaveCount(0);

    await tabs(page).getByRole('link', { name: 'My Events' }).click();
    await expect(page).toHaveURL(paths.alumniEvents({ status: 'mine' }));
    await card(page, title)
      .getByRole('button', { name: `Cancel Registration: ${title}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Registration' }).click();
    await told(page, messages.registrationCancelled);
    await expect(card(page, title)).toHaveCount(0);
  });
}

test('whoever goes nowhere is led to what comes; what comes next stands on the dashboard', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { _id, title } = await newEvent(admin, { date: soon(1) });
  const member = await newMember(playwright, baseURL, 'alumni');
  await signInMember(page, member);
  const next = page.getByRole('region', { name: 'Agenda' });
  await expect(next.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(next.getByRole('link', { name: /^Show Ticket/ })).toHaveCount(0);
  await page.goto(paths.alumniEvents({ status: 'mine' }));
  await expect(page.getByText(messages.noOwnEvents)).toBeVisible();
  await page.getByRole('link', { name: 'Browse Upcoming Events' }).click();
  await card(page, title)
    .getByRole('button', { name: `Register Now: ${title}` })
    .click();
  await told(page, messages.eventRegistered);
  await page.goto(paths.alumni());
  await next.getByRole('link', { name: `Show Ticket: ${title}` }).click();
  await expect(page).toHaveURL(paths.eventTicket(_id));
});

/** Proposes an event on the page that is shown. */
async function propose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Propose an Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose an Event' });
  await dialog.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(dialog).toContainText(messages.titleMissing);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Kites that film the campus.');
  await dialog.getByLabel('Date').fill(soon());
  await dialog.getByLabel('Time').fill('18:30');
  await dialog.getByLabel('Location').fill('Main lawn');
  await dialog.getByLabel('Type').selectOption('Virtual');
  await dialog.getByLabel('Organizer').fill('Kite club');
  await dialog.getByRole('button', { name: 'Submit Proposal' }).click();
  await told(page, messages.proposalSubmitted);
  await expect(dialog).toHaveCount(0);
}

test('a proposal waits, is approved or rejected with a reason, and its proposer is told', async ({
  page,
  playwright,
  baseURL,
}) => {
  const member = await newMember(playwright, baseURL, 'alumni');
  const [good, bad] = [`Kite day of ${member.name}`, `Kite night of ${member.name}`];
  await signInMember(page, member, paths.alumniEvents());
  await propose(page, good);
  await page.getByRole('alert').getByRole('button', { name: 'See it' }).click();
  await expect(page).toHaveURL(paths.alumniEvents({ status: 'mine' }));
  await expect(proposal(page, good)).toContainText('Pending');
  await propose(page, bad);
  await expect(proposal(page, bad)).toContainText('Pending');

  const list = (await (await member.calls.get(api.eventProposals())).json()) as {
    data: { _id: string; title: string }[];
  };
  const idOf = (title: string) => list.data.find((each) => each.title === title)?._id ?? '';
  expect((await admin.post(api.consoleApprove('events', idOf(good)))).ok()).toBe(true);
  const rejection = await admin.post(api.consoleReject('events', idOf(bad)), { data: { reason: 'It is dark then.' } });
  expect(rejection.ok()).toBe(true);

  await page.goto(paths.notifications());
  await expect(page.getByRole('article').filter({ hasText: good })).toBeVisible();
  await page.goto(paths.alumniEvents({ status: 'mine' }));
  await expect(proposal(page, good)).toContainText('Approved');
  await expect(proposal(page, bad)).toContainText('Rejected');
  await expect(proposal(page, bad)).toContainText('It is dark then.');
});

test('a proposal can be withdrawn while nobody has decided', async ({ page, playwright, baseURL }) => {
  const member = await newMember(playwright, baseURL, 'student');
  const title = `Kite day of ${member.name}`;
  await signInMember(page, member, paths.alumniEvents({ status: 'mine' }));
  await propose(page, title);
  await proposal(page, title)
    .getByRole('button', { name: `Withdraw: ${title}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await told(page, messages.proposalWithdrawn);
  await expect(proposal(page, title)).toHaveCount(0);
});

test('a private address tells a calendar what its owner goes to, until it is ended', async ({
  page,
  playwright,
  baseURL,
  request,
}) => {
  const { _id, title } = await newEvent(admin);
  const member = await newMember(playwright, baseURL, 'faculty');
  await member.calls.post(api.eventRegister(_id), { data: {} });
  await signInMember(page, member, paths.alumniEvents({ status: 'mine' }));
  await page.getByRole('button', { name: 'Create My Address' }).click();
  const address = await page.getByRole('textbox', { name: 'Your calendar address' }).inputValue();
  const file = await (await request.get(address)).text();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  // Long lines are folded.
  expect(file.replaceAll('\r\n ', '')).toContain(title);

  await page.getByRole('button', { name: 'End Address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await told(page, messages.calendarFeedEnded);
  await expect(page.getByRole('button', { name: 'Create My Address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
