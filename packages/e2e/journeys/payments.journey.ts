import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { api, messages, paths } from 'contracts';

import { carryDemoSession, carrySession, signInAs } from '../support/accounts';
import { newClientAddress } from '../support/client-address';
import { adminCalls, newEvent } from '../support/events';
import { newMember, signInMember } from '../support/members';
import { fillCard, newDebtor } from '../support/payments';
import { expect, test } from '../support/test';

// A payment that fails is a refusal, and so is asking a visitor who they are.
test.use({ refusals: ['/api/payments/', api.sendPaymentReminders(), '/api/auth/me'] });

const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

test('a student pays two of the months that are due by card, which never leaves the browser, and keeps the receipt', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await signInAs(page, 'student', paths.membership());
  const due = page.getByRole('list', { name: 'Months that are due' }).getByRole('checkbox');
  await expect(due.first()).toBeChecked();
  const months = await due.count();
  for (let place = 2; place < months; place += 1) await due.nth(place).uncheck();
  await page.getByRole('button', { name: /2 months — ₹/ }).click();
  await expect(page.getByRole('complementary', { name: 'What you pay' })).toContainText('₹');
  await expect(page.getByRole('timer')).toContainText('These months are kept for');

  await page.getByRole('radio', { name: /^Credit\/Debit Card/ }).check();
  await payButton(page).click();
  await expect(page.getByText(messages.cardDetailsMissing)).toBeVisible();
  await fillCard(page);
  await page.getByLabel('CVV').fill('12');
  await payButton(page).click();
  await expect(page.getByText(messages.cvvInvalid)).toBeVisible();
  await page.getByLabel('CVV').fill('123');
  // What has begun is found again after a reload, with nothing of the card.
  await page.reload();
  await fillCard(page);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page).toHaveURL(paths.paymentSuccess());
  await told(page, messages.paymentSuccessful);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your contribution' })).toBeVisible();
  await expect(page.getByText('Payment ID')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipt', exact: true }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'See Your Membership' }).click();
  await expect(page.getByRole('list', { name: 'Payment history' }).getByRole('listitem').first()).toContainText('Paid');
  // Shorter numbers stand in the names of files.
  expect(sent.filter((request) => /42424242|4242\W{1,3}4242|Asha Rao/.test(request))).toEqual([]);
});

test('whoever buys a ticket signs in first, answers what the event asks, tries again after a failure, and has it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await adminCalls(playwright, baseURL);
  const event = await newEvent(admin, {
    ...{ ticketPrice: 250, currency: 'INR' },
    questions: [{ kind: 'text', label: 'What do you build?', isRequired: true }],
  });
  const checkout = paths.pay('event', event._id);
  await page.goto(paths.event(event._id));
  await page.getByRole('link', { name: 'Buy Ticket' }).click();
  await expect(page).toHaveURL(paths.login(checkout));
  await told(page, messages.signInToPay);

  await signInMember(page, await newMember(playwright, baseURL, 'alumni'), checkout);
  const goOn = async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('timer')).toContainText('Your seat is kept for');
  };
  await page.getByLabel('What do you build?').fill('A kite that counts');
  await goOn();
  await expect(page.getByLabel('Amount')).toBeDisabled();
  await expect(page.getByLabel('Amount')).toHaveValue('₹250.00');
  await page.route(
    '**/api/payments/*/confirm',
    (route) => route.continue({ postData: { ...(route.request().postDataJSON() as object), outcome: 'fail' } }),
    { times: 1 },
  );
  await fillCard(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: messages.paymentFailed })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('What do you build?')).toHaveValue('A kite that counts');
  await goOn();
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(paths.paymentSuccess());
  await told(page, messages.paymentProcessed);
  await page.getByRole('link', { name: 'Show Ticket' }).click();
  await expect(page).toHaveURL(paths.eventTicket(event._id));
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
});

test('a seat that is held while somebody pays is gone on with, or given back', async ({
  page,
  playwright,
  baseURL,
}) => {
  const event = await newEvent(await adminCalls(playwright, baseURL), {
    ...{ ticketPrice: 250, currency: 'INR' },
  });
  await signInMember(page, await newMember(playwright, baseURL, 'student'), paths.pay('event', event._id));
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: 'The event' }).click();
  await page.getByRole('link', { name: `Continue Payment: ${event.title}` }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(paths.event(event._id));
  await expect(page.getByRole('link', { name: `Buy Ticket: ${event.title}` })).toBeVisible();
});

test('a student pays from their UPI app and enters the UTR; the treasurer finds it, and the student sees it', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const student = await newDebtor(playwright, baseURL);
  const utr = String(Date.now()).slice(-12).padStart(12, '4');
  // As the mail of a reminder leads there.
  await signInMember(page, student, paths.membership({ pay: 'due' }));
  await expect(page.getByRole('img', { name: /^QR code that pays ₹/ })).toBeVisible();
  await page.getByLabel('UTR (12 digits)').fill('12345');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText(messages.utrInvalid)).toBeVisible();
  await page.getByLabel('UTR (12 digits)').fill(utr);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();

  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } });
  await carryDemoSession(context, 'admin');
  const treasurer = await context.newPage();
  await treasurer.goto(`/admin/payments?filter=${encodeURIComponent(JSON.stringify({ q: utr }))}`);
  await treasurer.getByRole('link', { name: student.name }).last().click();
  const dialog = treasurer.getByRole('dialog');
  await expect(dialog.getByText(utr.replace(/(\d{4})(?=\d)/g, '$1 ')).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  const question = treasurer.getByRole('alertdialog', { name: /^Confirm ₹/ });
  await expect(question).toContainText(student.name);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(treasurer.getByText(messages.paymentUpdated)).toBeVisible();
  await expect(dialog.getByText('Assets:Bank:UPI')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: messages.paymentCompletedAlready })).toBeVisible();
  await page.goto(paths.membership());
  await expect(page.getByText('Nothing is due. Thank you for paying in time.')).toBeVisible();
});

test('an admin reminds whoever owes, is told how many that were, and when it did not work', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Membership Overview' })).toContainText('This Month');
  const remind = async () => {
    await page.getByRole('button', { name: 'Send Payment Reminders' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  };
  await page.route(`**${api.sendPaymentReminders()}`, (route) => route.abort(), { times: 1 });
  await remind();
  await expect(page.getByText(messages.remindersNotSent)).toBeVisible();
  await remind();
  await expect(page.getByText(/^Payment reminders sent successfully: \d+ sent, \d+ skipped$/)).toBeVisible();
  await page.getByRole('link', { name: 'All memberships' }).click();
  await expect(page.getByRole('button', { name: 'Send Reminders' })).toBeVisible();
});

test('a type of payment that there is not leads to the landing page, and thanks are for whoever has paid', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { token } = await newMember(playwright, baseURL, 'alumni');
  await carrySession(page.context(), token);
  await page.goto('/payment/nonsense');
  await told(page, messages.paymentTypeInvalid);
  await expect(page).toHaveURL(paths.home());
  await page.goto(paths.paymentSuccess());
  await expect(page).toHaveURL(paths.home());
});
