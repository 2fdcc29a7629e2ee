import type { APIRequestContext, Page } from '@playwright/test';
import { api, messages, ownRegistrationAnswer, paths } from 'contracts';

import { fillLogin, signInAs } from '../support/accounts';
import { adminCalls, newEvent, soon } from '../support/events';
import { mailsTo } from '../support/mail';
import { newMember, signInMember } from '../support/members';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const facts = (page: Page) => page.getByRole('complementary', { name: 'About this event' });
const button = (page: Page, label: string, title: string) =>
  facts(page).getByRole('button', { name: `${label}: ${title}` });
const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();

/** Registers as another program would. */
const register = async (calls: APIRequestContext, eventId: string) => {
  const answer = await calls.post(api.eventRegister(eventId), { data: {} });
  return ownRegistrationAnswer.parse(await answer.json()).data;
};

let admin: APIRequestContext;
test.beforeAll(async ({ playwright, baseURL }) => {
  admin = await adminCalls(playwright, baseURL);
});

test('a visitor is sent to sign in, comes back to the event, and registers', async ({ page, playwright, baseURL }) => {
  const { _id, title } = await newEvent(admin);
  const member = await newMember(playwright, baseURL, 'student');
  await page.goto(paths.event(_id));
  // Before the page has its script, the link leads there without a word.
  await settled(page);
  await facts(page).getByRole('link', { name: 'Register Now' }).click();
  await expect(page).toHaveURL(paths.login(paths.event(_id)));
  await told(page, messages.logInToRegister);
  await fillLogin(page, member.email, member.password);
  await expect(page).toHaveURL(paths.event(_id));
  await button(page, 'Register Now', title).click();
  await told(page, messages.eventRegistered);
  await expect(facts(page)).toContainText('You are registered');
  await page.reload();
  await expect(facts(page)).toContainText('You are registered');
});

for (const role of ['student', 'alumni', 'faculty', 'admin'] as const) {
  test(`${role}: registers, has a ticket to show and to print, and cancels`, async ({ page }) => {
    const { _id, title } = await newEvent(admin, { capacity: 5 });
    await signInAs(page, role, paths.event(_id));
    await expect(facts(page)).toContainText('5 seats left');
    await button(page, 'Register Now', title).press('Enter');
    await facts(page)
      .getByRole('link', { name: `Show Ticket: ${title}` })
      .click();

    await expect(page).toHaveURL(paths.eventTicket(_id));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
    await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'The event' }).click();

    await button(page, 'Cancel Registration', title).click();
    const question = page.getByRole('dialog', { name: `Cancel your registration for “${title}”?` });
    await question.getByRole('button', { name: 'Keep It' }).click();
    await expect(facts(page)).toContainText('You are registered');
    await button(page, 'Cancel Registration', title).click();
    await question.getByRole('button', { name: 'Cancel Registration' }).click();
    await told(page, messages.registrationCancelled);
    await expect(button(page, 'Register Now', title)).toBeVisible();
    await page.goto(paths.eventTicket(_id));
    await expect(page.getByRole('heading', { name: messages.noTicket })).toBeVisible();
  });
}

test('the ticket comes by mail, as a picture and a file', async ({ playwright, baseURL }) => {
  const { _id, title } = await newEvent(admin);
  const member = await newMember(playwright, baseURL, 'alumni');
  await register(member.calls, _id);
  await expect.poll(() => mailsTo(member.email, 'event-ticket').length).toBe(1);
  const [mail = ''] = mailsTo(member.email, 'event-ticket');
  expect(mail).toContain(title);
  expect(mail).toMatch(/^Content-Type: application\/pdf/m);
  expect(mail).toMatch(/^Content-Id: </im);
});

test('a full event has a line; a seat that becomes free waits to be confirmed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { _id, title } = await newEvent(admin, { capacity: 1 });
  const first = await newMember(playwright, baseURL, 'faculty');
  const second = await newMember(playwright, baseURL, 'student');
  await register(first.calls, _id);
  await signInMember(page, second, paths.event(_id));
  await expect(facts(page)).toContainText('You would be the first on the waitlist.');
  await button(page, 'Join Waitlist', title).click();
  await told(page, messages.waitlistJoined);
  await expect(facts(page)).toContainText('You are number 1 on the waitlist');

  expect((await first.calls.delete(api.eventRegister(_id))).ok()).toBe(true);
  await page.goto(paths.notifications());
  const notification = page.getByRole('article').filter({ hasText: `A seat at “${title}” is free for you` });
  await notification.getByRole('link', { name: 'Open the event' }).click();
  await expect(facts(page)).toContainText('A seat is free for you');
  await expect(facts(page)).toContainText(/It is kept for 2[34] h/);
  await button(page, 'Confirm Seat', title).click();
  await told(page, messages.eventRegistered);
  await expect(facts(page)).toContainText('You are registered');
});

test('what an event asks is answered before a seat is taken', async ({ page, playwright, baseURL }) => {
  const { _id, title } = await newEvent(admin, {
    questions: [
      { label: 'What do you build?', kind: 'text', isRequired: true },
      { label: 'Your size', kind: 'choice', options: ['S', 'M'], isRequired: true },
      { label: 'I stay for dinner', kind: 'checkbox' },
    ],
  });
  await signInMember(page, await newMember(playwright, baseURL, 'student'), paths.event(_id));
  await button(page, 'Register Now', title).click();
  const dialog = page.getByRole('dialog', { name: `Register for ${title}` });
  await dialog.getByRole('button', { name: 'Register Now' }).click();
  await expect(dialog).toContainText(messages.answerMissing('What do you build?'));
  await dialog.getByLabel('What do you build?').fill('A kite that films');
  await dialog.getByLabel('Your size').selectOption('M');
  await dialog.getByLabel('I stay for dinner (optional)').check();
  await dialog.getByRole('button', { name: 'Register Now' }).click();
  await told(page, messages.eventRegistered);
  await expect(dialog).toHaveCount(0);
  await expect(facts(page)).toContainText('You are registered');
});

test('an event that asks for a ticket says its price, and where to ask for one', async ({ page }) => {
  const { _id } = await newEvent(admin, { ticketPrice: 12.5, currency: 'USD' });
  await page.goto(paths.event(_id));
  await expect(facts(page)).toContainText('Tickets are $12.50 each');
  await expect(facts(page).getByRole('link', { name: /^Write to/ })).toBeVisible();
  await expect(facts(page).getByRole('link', { name: 'Register Now' })).toHaveCount(0);
  await signInAs(page, 'student', paths.event(_id));
  await expect(page.getByRole('region', { name: 'Your registration' })).toBeAttached();
  await expect(facts(page).getByRole('link', { name: /^Buy Ticket/ })).toBeVisible();
  await expect(facts(page).getByRole('button')).toHaveCount(0);
});

test('after its deadline a registration stays', async ({ page, playwright, baseURL }) => {
  const { _id } = await newEvent(admin, { cancelBy: `${soon(-1)}T10:00` });
  const member = await newMember(playwright, baseURL, 'alumni');
  await register(member.calls, _id);
  await signInMember(page, member, paths.event(_id));
  await expect(facts(page)).toContainText(messages.cancelTooLate);
  await expect(facts(page).getByRole('button')).toHaveCount(0);
});
