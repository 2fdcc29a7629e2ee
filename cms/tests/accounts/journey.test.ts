// @databases both
import { api, messageAnswer, messages, sessionUserSchema } from 'contracts';
import { expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { mailTo, mailsTo, tokenIn } from '../helpers/mailbox';
import { demo, login, member, newPerson, PASSWORD, registered, signedIn, whoIs } from '../helpers/people';

it('a new person registers, verifies, signs in and signs out', async () => {
  const person = newPerson({ name: '  Asha Verma ', role: 'alumni' });
  const browser = new Browser();
  const registration = await browser.post(api.register(), { ...person, password2: person.password });
  expect(messageAnswer.parse(registration.json).data.msg).toBe(messages.registered);
  expect(await whoIs(browser)).toBeNull();

  const early = await login(browser, person);
  expect([early.status, early.json]).toMatchObject([403, { msg: messages.verifyFirst }]);
  expect(early.setCookies).toEqual([]);

  const token = tokenIn(await mailTo(person.email, 'verify-email'));
  const verification = await browser.send(api.verifyEmail(token));
  expect([verification.status, verification.json]).toEqual([200, { data: { msg: messages.emailVerified } }]);

  const answer = await login(browser, person);
  const user = sessionUserSchema.parse(answer.json);
  expect(user).toMatchObject({ name: 'Asha Verma', email: person.email, role: 'alumni', isVerified: true });
  expect(await whoIs(browser)).toEqual(user);

  const logout = await browser.post(api.logout());
  expect([logout.status, logout.json]).toEqual([200, { data: { msg: messages.loggedOut } }]);
  expect(await whoIs(browser)).toBeNull();
  expect((await browser.post(api.logout())).status).toBe(401);
});

it('an address is the same in capitals and with spaces around it', async () => {
  const person = await member();
  const browser = await signedIn({ email: ` ${person.email.toUpperCase()} ` });
  expect((await whoIs(browser))?.email).toBe(person.email);
});

it.each(['admin', 'student', 'alumni', 'faculty'] as const)('the demo has a verified %s', async (role) => {
  const user = await whoIs(await signedIn(demo(role)));
  expect(user).toMatchObject({ role, isVerified: true });
  expect(user?.name).toMatch(/^\S+ \S+/);
});

it('a lost link is mailed again, and the older one opens nothing any more', async () => {
  const person = newPerson();
  const first = await registered(person);
  const resend = await new Browser().post(api.resendVerification(), { email: person.email });
  expect(resend.json).toEqual({ data: { msg: messages.verificationSent } });
  const second = tokenIn(await mailTo(person.email, 'verify-email', { count: 2 }));
  expect((await new Browser().send(api.verifyEmail(first))).status).toBe(400);
  expect((await login(new Browser(), person)).status).toBe(403);
  expect((await new Browser().send(api.verifyEmail(second))).status).toBe(200);
  expect((await login(new Browser(), person)).status).toBe(200);
});

it('a lost password is replaced once, and its owner is told', async () => {
  const person = await member();
  const forgot = await new Browser().post(api.forgotPassword(), { email: person.email });
  expect(forgot.json).toEqual({ data: { msg: messages.resetSent } });
  const token = tokenIn(await mailTo(person.email, 'reset-password'));

  const newPassword = 'Heron-under-7-bridges';
  const weak = await new Browser().send(api.resetPassword(token), { method: 'PUT', json: { password: 'password1' } });
  expect([weak.status, weak.json]).toMatchObject([400, { msg: messages.passwordTooCommon }]);
  const reset = await new Browser().send(api.resetPassword(token), { method: 'PUT', json: { password: newPassword } });
  expect([reset.status, reset.json]).toEqual([200, { data: { msg: messages.passwordReset } }]);

  expect((await login(new Browser(), { email: person.email, password: PASSWORD })).status).toBe(400);
  expect((await login(new Browser(), { email: person.email, password: newPassword })).status).toBe(200);
  await mailTo(person.email, 'password-changed');
});

it('whoever resets a password by mail has shown that the address is theirs', async () => {
  const person = newPerson();
  await registered(person);
  await new Browser().post(api.forgotPassword(), { email: person.email });
  const token = tokenIn(await mailTo(person.email, 'reset-password'));
  const password = 'Heron-under-7-bridges';
  await new Browser().send(api.resetPassword(token), { method: 'PUT', json: { password } });
  expect((await login(new Browser(), { email: person.email, password })).status).toBe(200);
});

it('a link of the mail leads to the server itself, whatever Host the request forged', async () => {
  const person = await member();
  await new Browser().send(api.forgotPassword(), {
    method: 'POST',
    json: { email: person.email },
    headers: { host: 'evil.example', origin: 'http://evil.example' },
  });
  const mail = await mailTo(person.email, 'reset-password');
  expect(mail.text).toMatch(/http:\/\/localhost:\d+\/reset-password\//);
  expect(JSON.stringify(await mailsTo(person.email))).not.toContain('evil.example');
});

it.each(['password', 'qwerty123', 'Password1', 'iloveyou'])('the common password %s is refused', async (password) => {
  const answer = await new Browser().post(api.register(), newPerson({ password }));
  expect([answer.status, answer.json]).toMatchObject([400, { msg: messages.passwordTooCommon }]);
});

it('passwords of 6 characters to 72 bytes are taken', async () => {
  const taken = async (password: string) => (await new Browser().post(api.register(), newPerson({ password }))).status;
  expect(await taken('t9-vk')).toBe(400);
  expect(await taken('t9-vkq')).toBe(200);
  expect(await taken('ä'.repeat(36))).toBe(200);
  expect(await taken(`${'ä'.repeat(36)}x`)).toBe(400);
});
