import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import { api, doorApi, messages, ownRegistrationAnswer } from 'contracts';

import { carryDemoSession, DEMO_PASSWORD, demoAddress, fillLogin } from '../support/accounts';
import { CAMERA_FLAGS, holdBeforeCamera } from '../support/camera';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium';
import { adminCalls, newEvent } from '../support/events';
import { newMember, type Member } from '../support/members';
import { expect, test } from '../support/test';

test.use({
  launchOptions: { executablePath: findChromium({ needsCamera: true }), args: [...CHROMIUM_FLAGS, ...CAMERA_FLAGS] },
  permissions: ['camera'],
  // What does not come while the network is away is what these journeys are about; the browser logs each call.
  refusals: ['/api/', '/admin/'],
});

const doorOf = (eventId: string) => `/admin/events/${eventId}/door`;

/** Registers somebody. @returns the code of their ticket */
async function ticketOf({ calls }: Member, eventId: string): Promise<string> {
  const answer = await calls.post(api.eventRegister(eventId), { data: {} });
  return ownRegistrationAnswer.parse(await answer.json()).data.ticketCode ?? '';
}

/** Opens the door of an event, for an admin who is signed in, on a device that has none yet. */
async function openDoor(page: Page, eventId: string, door: string): Promise<void> {
  await carryDemoSession(page.context(), 'admin');
  await page.goto(doorOf(eventId));
  await nameDoor(page, door);
}

async function nameDoor(page: Page, door: string): Promise<void> {
  await page.getByLabel('Name of this door').fill(door);
  await page.getByRole('button', { name: 'Open this door' }).click();
  await expect(page.getByRole('region', { name: 'Guests in' })).toBeVisible();
}

const outcome = (page: Page) => page.locator('[data-verdict]');
const guestsIn = (page: Page) => page.getByRole('region', { name: 'Guests in' });

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code of the ticket').fill(code);
  await page.keyboard.press('Enter');
}

test('a ticket is scanned at one door, and refused at another with time and door', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const admin = await adminCalls(playwright, baseURL);
  const { _id } = await newEvent(admin, { capacity: 20 });
  const guest = await newMember(playwright, baseURL, 'student');
  holdBeforeCamera(await ticketOf(guest, _id));

  await page.goto(doorOf(_id));
  await fillLogin(page, demoAddress('admin'), DEMO_PASSWORD);
  await nameDoor(page, 'Gate A');
  await expect(outcome(page)).toHaveAttribute('data-verdict', 'welcome');
  await expect(outcome(page)).toContainText(guest.name);
  await expect(guestsIn(page)).toContainText('1of 1');

  const second = await (await browser.newContext({ baseURL, permissions: ['camera'] })).newPage();
  await openDoor(second, _id, 'Gate B');
  await expect(outcome(second)).toHaveAttribute('data-verdict', 'twice');
  await expect(outcome(second)).toContainText(new RegExp(`${guest.name} was admitted at Gate A, \\d+:\\d\\d [AP]M`));
  // Counted live at both.
  await expect(guestsIn(second)).toContainText('Gate A1');

  await page.getByRole('button', { name: 'Stop camera' }).click();
  await expect(page.getByRole('button', { name: 'Start camera' })).toBeVisible();
  await page.getByRole('button', { name: `Undo the check-in of ${guest.name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(messages.confirmCheckInUndo);
  await question.getByRole('button', { name: 'Undo check-in' }).click();
  await expect(guestsIn(page)).toContainText('0of 1');
  await expect(guestsIn(second)).toContainText('0of 1', { timeout: 15_000 });
  await second.context().close();
});

test('codes are entered by hand, and what is no ticket is refused', async ({ page, playwright, baseURL }) => {
  const admin = await adminCalls(playwright, baseURL);
  const { _id } = await newEvent(admin);
  holdBeforeCamera('https://example.org/not-a-ticket');
  await openDoor(page, _id, 'Gate A');
  await expect(outcome(page)).toContainText('Not a ticket');
  await enter(page, '0000-0000-0000');
  await expect(outcome(page)).toContainText('Not on the guest list');
  await enter(page, 'hello');
  await expect(page.getByText(messages.ticketCodeInvalid)).toBeVisible();
});

test('the door works without a network, even after a reload, and tells the server afterwards', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const admin = await adminCalls(playwright, baseURL);
  const { _id } = await newEvent(admin);
  await context.clearPermissions();
  const [asha, ravi] = [
    await newMember(playwright, baseURL, 'student'),
    await newMember(playwright, baseURL, 'faculty'),
  ];
  const [ashas, ravis] = [await ticketOf(asha, _id), await ticketOf(ravi, _id)];
  await openDoor(page, _id, 'Gate A');
  await expect(guestsIn(page)).toContainText('0of 2');
  await page.waitForFunction(async () => (await (await caches.open('door')).keys()).length > 5);

  await context.setOffline(true);
  await expect(page.getByText('No network: this device decides')).toBeVisible();
  await enter(page, ashas);
  await expect(outcome(page)).toContainText(asha.name);
  await expect(page.getByText('Offline, 1 check-in to send')).toBeVisible();
  await enter(page, ashas);
  await expect(outcome(page)).toHaveAttribute('data-verdict', 'twice');

  await page.reload();
  await expect(page.getByText('Offline, 1 check-in to send')).toBeVisible();
  await expect(guestsIn(page)).toContainText('1of 2');
  await enter(page, ravis);
  await expect(outcome(page)).toContainText(ravi.name);
  await expect(guestsIn(page)).toContainText('2of 2');

  // Meanwhile, at a door that has the network.
  const at = new Date().toISOString();
  const elsewhere = { checkIns: [{ key: randomUUID(), code: ravis, door: 'Gate B', at }] };
  expect((await admin.post(doorApi.checkIns(_id), { data: elsewhere })).ok()).toBe(true);

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^Online$/ })).toBeVisible();
  const conflicts = page.getByRole('region', { name: 'Admitted twice, or by mistake' });
  await expect(conflicts).toContainText(`${ravi.name} was admitted at Gate B`);
  await expect(conflicts).not.toContainText(asha.name);
  await expect(guestsIn(page)).toContainText('Gate A1');
  await conflicts.getByRole('button', { name: 'Got it' }).click();
  await expect(conflicts).toHaveCount(0);

  const counts: unknown = await (await admin.get(doorApi.counts(_id))).json();
  expect(counts).toMatchObject({
    data: {
      checkedIn: 2,
      doors: [
        { door: 'Gate A', checkedIn: 1 },
        { door: 'Gate B', checkedIn: 1 },
      ],
    },
  });
});
