import { api, eventsAnswer, paths } from 'contracts';

import { adminCalls, newEvent } from '../support/events';
import { carrySession } from '../support/accounts';
import { newMember } from '../support/members';
import { expectSound, openStill } from '../support/sound';
import { expect, test } from '../support/test';

for (const filter of ['upcoming', 'past'] as const) {
  test(`an event that is ${filter}: hydrates cleanly, fits its width, and axe finds nothing (security matrix 39)`, async ({
    page,
    request,
  }) => {
    const { data } = eventsAnswer.parse(await (await request.get(api.events({ filter }))).json());
    await openStill(page, paths.event(data[0]?._id ?? ''));
    await expectSound(page);
  });
}

test('an event, its questions, what becomes of the reader and the ticket: all fit, and axe finds nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await adminCalls(playwright, baseURL);
  const questions = [
    { label: 'What do you build?', kind: 'text', isRequired: true },
    { label: 'I stay for dinner', kind: 'checkbox' },
  ] as const;
  const { _id, title } = await newEvent(admin, { capacity: 1, questions: [...questions] });
  const [seated, waiting] = [
    await newMember(playwright, baseURL, 'student'),
    await newMember(playwright, baseURL, 'alumni'),
  ];
  await carrySession(page.context(), seated.token);
  await openStill(page, paths.event(_id));
  await page.getByRole('button', { name: `Register Now: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Register for ${title}` });
  await dialog.getByRole('button', { name: 'Register Now' }).click();
  await expectSound(page);
  await dialog.getByLabel('What do you build?').fill('Kites');
  await dialog.getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByText('You are registered')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectSound(page);
  await openStill(page, paths.eventTicket(_id));
  await expect(page.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
  await expectSound(page);

  await page.context().clearCookies();
  const answers = [{ question: 'What do you build?', answer: 'Boats' }];
  expect((await waiting.calls.post(api.eventRegister(_id), { data: { answers } })).ok()).toBe(true);
  await carrySession(page.context(), waiting.token);
  await openStill(page, paths.event(_id));
  await expect(page.getByText('You are number 1 on the waitlist')).toBeVisible();
  await expectSound(page);
  expect((await seated.calls.delete(api.eventRegister(_id))).ok()).toBe(true);
  await openStill(page, paths.event(_id));
  await expect(page.getByText('A seat is free for you')).toBeVisible();
  await expectSound(page);
});
