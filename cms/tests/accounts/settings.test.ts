// @databases one
import { api, messages } from 'contracts';
import { afterEach, expect, it } from 'vitest';

import { SETTING } from '../helpers/factories';
import { asOwner } from '../helpers/panel';
import { Browser } from '../helpers/browser';
import { mailsTo } from '../helpers/mailbox';
import { login, member, newPerson, registered, signedIn, whoIs } from '../helpers/people';

async function set(settings: { enableRegistration?: boolean; requireEmailVerification?: boolean }): Promise<void> {
  const answer = await asOwner(`/content-manager/single-types/${SETTING}`, { method: 'PUT', json: settings });
  expect(answer.status, answer.text).toBe(200);
}

afterEach(() => set({ enableRegistration: true, requireEmailVerification: true }));

it('nobody registers while registration is closed, at once and only then', async () => {
  await set({ enableRegistration: false });
  const closed = await new Browser().post(api.register(), newPerson());
  expect([closed.status, closed.json]).toMatchObject([403, { msg: messages.registrationClosed }]);
  await set({ enableRegistration: true });
  await member();
});

it('without verification a new account signs in at once, and gets no mail', async () => {
  const early = newPerson();
  await registered(early);
  await set({ requireEmailVerification: false });
  const person = newPerson();
  const answer = await new Browser().post(api.register(), person);
  expect(answer.json).toEqual({ data: { msg: messages.registeredAtOnce } });
  expect((await whoIs(await signedIn(person)))?.isVerified).toBe(true);
  expect(await mailsTo(person.email)).toEqual([]);
  expect((await login(new Browser(), early)).status, 'registered before').toBe(200);

  await set({ requireEmailVerification: true });
  expect((await login(new Browser(), early)).status).toBe(403);
  await signedIn(person);
});
