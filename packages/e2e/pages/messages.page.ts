import { api, paths, type NewMessageBody } from 'contracts';

import { carryDemoSession, carrySession } from '../support/accounts';
import { newMember } from '../support/members';
import { expectSound, expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const choose =
  (choice: string): Work =>
  async (page) => {
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

test('messages: none, a thread, what is written and reported fit, and axe finds nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  const reader = await newMember(playwright, baseURL, 'student');
  const writer = await newMember(playwright, baseURL, 'alumni');
  await carrySession(page.context(), reader.token);
  await openStill(page, paths.threads());
  await expectSound(page);

  const say = async (from: typeof reader, to: typeof reader, text: string) => {
    const data: NewMessageBody = { text, key: crypto.randomUUID() };
    expect((await from.calls.post(api.thread(to.profileId), { data })).ok()).toBe(true);
  };
  await say(reader, writer, 'May I ask about your work?');
  await say(writer, reader, 'Of course. Begin with https://example.org/how-we-build-boats-that-float-for-years.');
  const pdf = { name: 'A rather long name of a plan that nobody has read.pdf', mimeType: 'application/pdf' };
  const file = { ...pdf, buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await writer.calls.post(api.thread(reader.profileId), {
    multipart: { text: '', key: crypto.randomUUID(), file },
  });
  await openStill(page, paths.thread(writer.profileId));
  await expectSoundAfterEach(page, [nothing, choose('Report…')]);
  await openStill(page, paths.threads());
  await expectSound(page);
});

test('messages, as an admin: a reported conversation fits, and axe finds nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  const reader = await newMember(playwright, baseURL, 'student');
  const writer = await newMember(playwright, baseURL, 'alumni');
  const data: NewMessageBody = { text: 'Buy this boat at once.', key: crypto.randomUUID() };
  const sent = await writer.calls.post(api.thread(reader.profileId), { data });
  const { _id } = ((await sent.json()) as { data: { _id: string } }).data;
  await reader.calls.post(api.reportThread(writer.profileId), { data: { message: _id, reason: 'It sells boats.' } });
  await carryDemoSession(page.context(), 'admin');
  await openStill(page, '/admin/message-reports');
  await expectSound(page);
  await page.getByRole('link', { name: writer.name }).first().click();
  const letter = page.getByRole('dialog', { name: `${reader.name} reports ${writer.name}` });
  await letter.getByRole('button', { name: 'Read the conversation' }).click();
  await expectSoundAfterEach(page, [
    nothing,
    async () => {
      await page.getByRole('button', { name: 'Read it' }).click();
      await expect(letter.getByText('Buy this boat at once.')).toBeVisible();
      await letter.getByRole('button', { name: 'Decide' }).click();
    },
  ]);
});
