import { api } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const openOn =
  (action: string, dialog: 'dialog' | 'alertdialog'): Work =>
  async (page) => {
    await page.getByRole('button', { name: action }).first().click();
    await expect(page.getByRole(dialog)).toBeVisible();
    await expect(page.getByRole(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  };

const select: Work = (page) => page.getByRole('checkbox', { name: 'Select ' }).last().check();

const MESSAGES = '/admin/contact-messages';
const openMessage: Work = async (page) => {
  await page.getByRole('link', { name: CONTACT.name, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: CONTACT.name })).toBeVisible();
};
const CONTACT = { name: 'Asha Rao', email: 'asha@example.org', message: 'Is the hall open on Sunday?' };

test.beforeAll(async ({ request, baseURL }) => {
  const answer = await request.post(api.contact(), { data: CONTACT, headers: { origin: baseURL } });
  expect(answer.status(), await answer.text()).toBe(200);
});

const PAGES: readonly (readonly [string, string, ...Work[]])[] = [
  ['dashboard', '/admin/dashboard', nothing],
  ['users, and one selected', '/admin/users', nothing, select],
  ['users, nobody found', `/admin/users?filter=${encodeURIComponent('{"q":"nobody at all"}')}`, nothing],
  ['users, one edited', '/admin/users', openOn('Edit ', 'dialog')],
  ['users, one about to be deleted', '/admin/users', openOn('Delete ', 'alertdialog')],
  ['announcements', '/admin/announcements', nothing],
  ['messages, and one selected', MESSAGES, nothing, select],
  ['messages, one open', MESSAGES, openMessage],
  ['messages, one about to be deleted', MESSAGES, openOn('Delete ', 'alertdialog')],
  ['messages, none found', `${MESSAGES}?filter=${encodeURIComponent('{"q":"nothing at all"}')}`, nothing],
  ['content types', '/admin/content-types', nothing],
  ['receipts', '/admin/receipts', nothing],
  ['changes of money', '/admin/money-changes', nothing],
  ['settings', '/admin/settings', nothing],
  ['no such page', '/admin/nowhere', nothing],
];

for (const [name, path, ...works] of PAGES) {
  test(`console, ${name}: fits its width, and axe finds nothing (security matrix 39)`, async ({ page }) => {
    await carryDemoSession(page.context(), 'admin');
    await openStill(page, path);
    await expectSoundAfterEach(page, works);
  });
}
