import { api } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { demoCalls } from '../support/events';
import { expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const EVENTS = '/admin/events';
const dialog =
  (role: 'dialog' | 'alertdialog', ...actions: string[]): Work =>
  async (page) => {
    for (const name of actions) await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole(role).last()).toBeVisible();
  };

/** An event of the future for which the demo's student has registered, and to which an admin has written. */
let eventId = '';
test.beforeAll(async ({ playwright, baseURL }) => {
  const admin = await demoCalls(playwright, baseURL, 'admin');
  const student = await demoCalls(playwright, baseURL, 'student');
  const questions = [{ label: 'Size?', kind: 'choice', options: ['Small', 'Large'] }];
  const data = { title: 'Pitch night', date: '2030-02-01', capacity: 20, questions };
  const event = await admin.post(`${api.console()}/events`, { data });
  eventId = ((await event.json()) as { id: string }).id;
  const answers = [{ question: 'Size?', answer: 'Large' }];
  expect((await student.post(api.eventRegister(eventId), { data: { answers } })).ok()).toBe(true);
  const letter = { to: 'registered', subject: 'See you soon', message: 'The doors open at nine.' };
  expect((await admin.post(`${api.console()}/events/${eventId}/messages`, { data: letter })).ok()).toBe(true);
});

const registrations = () => `${EVENTS}/${eventId}/registrations`;

const PAGES: readonly (readonly [string, () => string, ...Work[]])[] = [
  ['events, and one added', () => EVENTS, nothing, dialog('dialog', 'Add event', 'Add entry', 'Add question')],
  ['events, none found', () => `${EVENTS}?filter=${encodeURIComponent('{"q":"nothing at all"}')}`, nothing],
  ['events, one edited', () => EVENTS, dialog('dialog', 'Edit ')],
  ['events, one about to be deleted', () => EVENTS, dialog('alertdialog', 'Delete ')],
  ['registrations', registrations, (page) => page.getByText('1 answer').click()],
  ['registrations, a message written', registrations, dialog('dialog', 'Write a message')],
];

for (const [name, address, ...works] of PAGES) {
  test(`console, ${name}: fits its width, and axe finds nothing (security matrix 39)`, async ({ page }) => {
    await carryDemoSession(page.context(), 'admin');
    await openStill(page, address());
    await expectSoundAfterEach(page, works);
  });
}
