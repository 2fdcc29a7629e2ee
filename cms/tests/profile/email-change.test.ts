// @databases both
import { api, messageAnswer, messages } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { idOf, inDatabase, inMinutes } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailsTo, mailTo, tokenIn } from '../helpers/mailbox';
import { login, member, newEmail, newPerson, PASSWORD, registered, signedIn, verified, whoIs } from '../helpers/people';
import { ownProfile, putProfile, writeProfile } from '../helpers/profiles';

const linkTo = async (email: string, count = 1) => tokenIn(await mailTo(email, 'confirm-new-email', { count }));
const open = (token: string, browser = new Browser()) => browser.send(api.verifyEmail(token));
const cancel = (browser: Browser) => browser.send(api.emailChange(), { method: 'DELETE' });

async function asked() {
  const person = await member();
  const browser = await signedIn(person);
  const email = newEmail();
  await writeProfile(browser, { email, currentPassword: PASSWORD });
  return { person, browser, email };
}

describe('a new address', () => {
  it('waits until the link in its inbox is followed, and then is the account’s', async () => {
    const { person, browser, email } = await asked();
    expect(await ownProfile(browser)).toMatchObject({ email: person.email, pendingEmail: email });
    expect((await login(new Browser(), { ...person, email })).status).toBe(400);
    await mailTo(person.email, 'email-change-asked');

    const answer = await open(await linkTo(email));
    expect(bodyOf(answer, messageAnswer).data.msg).toBe(messages.emailChanged);
    expect(await ownProfile(browser), 'the session goes on').toMatchObject({ email, pendingEmail: null });
    expect((await login(new Browser(), person)).status).toBe(400);
    await signedIn({ ...person, email });
    await mailTo(person.email, 'email-changed');
  });

  it('needs the password; without it nothing of the form is written, and nothing is mailed', async () => {
    const person = await member();
    const browser = await signedIn(person);
    const email = newEmail();
    for (const [currentPassword, sentence] of [
      [undefined, messages.currentPasswordMissing],
      ['', messages.currentPasswordMissing],
      ['not it', messages.currentPasswordWrong],
    ] as const) {
      const answer = await putProfile(browser, {
        email,
        bio: 'Lost',
        ...(currentPassword !== undefined && { currentPassword }),
      });
      const { msg, error } = refusalOf(answer, 400);
      expect([msg, error.details]).toMatchObject([sentence, { errors: [{ path: ['currentPassword'] }] }]);
    }
    expect(await ownProfile(browser)).toMatchObject({ email: person.email, pendingEmail: null, bio: '' });
    expect(await mailsTo(email)).toEqual([]);
    expect((await putProfile(browser, { email: person.email, bio: 'Kept' })).status, 'the present one').toBe(200);
  });

  it('is written with everything else of the form, or not at all', async () => {
    const { browser, email } = await asked();
    expect(
      await writeProfile(browser, { email: email.toUpperCase(), currentPassword: PASSWORD, bio: 'Kept' }),
    ).toMatchObject({
      pendingEmail: email,
      bio: 'Kept',
    });
    refusalOf(await putProfile(browser, { email: newEmail(), currentPassword: PASSWORD, graduationYear: 3 }), 400);
    expect(await ownProfile(browser)).toMatchObject({ pendingEmail: email, bio: 'Kept' });
  });

  it('that is the present one, or waits already, mails nothing and cancels nothing', async () => {
    const { person, browser, email } = await asked();
    await linkTo(email);
    await writeProfile(browser, { email: person.email, currentPassword: PASSWORD });
    await writeProfile(browser, { email, currentPassword: PASSWORD });
    expect(await ownProfile(browser)).toMatchObject({ email: person.email, pendingEmail: email });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('supersedes the one before: its link opens nothing any more', async () => {
    const { browser, email } = await asked();
    const token = await linkTo(email);
    const other = newEmail();
    await writeProfile(browser, { email: other, currentPassword: PASSWORD });
    expect(refusalOf(await open(token), 400).msg).toBe(messages.verificationLinkInvalid);
    expect((await open(await linkTo(other))).status).toBe(200);
    expect((await whoIs(browser))?.email).toBe(other);
  });
});

describe('its link', () => {
  it('is mailed once more on demand, which ends the one before', async () => {
    const { browser, email } = await asked();
    const token = await linkTo(email);
    const answer = await browser.post(api.emailChange());
    expect(bodyOf(answer, messageAnswer).data.msg).toBe(messages.emailChangeSent);
    const again = await linkTo(email, 2);
    refusalOf(await open(token), 400);
    expect((await open(again)).status).toBe(200);
  });

  it('opens nothing once the change is given up, and there is nothing to mail again', async () => {
    const { person, browser, email } = await asked();
    const token = await linkTo(email);
    expect(bodyOf(await cancel(browser), messageAnswer).data.msg).toBe(messages.emailChangeCancelled);
    refusalOf(await open(token), 400);
    expect(await ownProfile(browser)).toMatchObject({ email: person.email, pendingEmail: null });
    expect(refusalOf(await browser.post(api.emailChange()), 404).msg).toBe(messages.noEmailChange);
    expect((await cancel(browser)).status).toBe(200);
  });

  it('runs out after a day', async () => {
    const { person, browser, email } = await asked();
    const token = await linkTo(email);
    const user_id = await idOf(person.email);
    await inDatabase((database) =>
      database('account_tokens')
        .where({ user_id, kind: 'change-email' })
        .update({ expires_at: inMinutes(-1) }),
    );
    refusalOf(await open(token), 400);
    expect(await ownProfile(browser)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  it('may be opened ahead of its reader by a scanner of mails, who finds it done', async () => {
    const { browser, email } = await asked();
    const token = await linkTo(email);
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await whoIs(browser))?.email).toBe(email);
    expect((await mailsTo(email)).length).toBe(1);
  });

  it('ends the links that the old inbox has', async () => {
    const { person, email } = await asked();
    await new Browser().post(api.forgotPassword(), { email: person.email });
    const token = tokenIn(await mailTo(person.email, 'reset-password'));
    expect((await open(await linkTo(email))).status).toBe(200);
    const json = { password: 'Heron-under-7-bridges' };
    refusalOf(await new Browser().send(api.resetPassword(token), { method: 'PUT', json }), 400);
  });

  it('gives an address to one of two people who wait for it', async () => {
    const [one, other] = [await asked(), await asked()];
    const email = newEmail();
    await writeProfile(one.browser, { email, currentPassword: PASSWORD });
    const first = await linkTo(email);
    await writeProfile(other.browser, { email, currentPassword: PASSWORD });
    const second = await linkTo(email, 2);
    const answers = await Promise.all([open(first), open(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

/** What the asker sees, without what is different for everybody. */
const seen = ({ status, headers: { date: _date, 'content-length': _length, ...headers }, text }: BrowserAnswer) => ({
  status,
  headers,
  body: text.replaceAll(/"(_id|profileId)":"\w+"/g, '').replaceAll(/person\.\w+@example\.org/g, 'address'),
});

describe('who has an account shows in no answer (security matrix 7)', () => {
  it('neither to writing an address, nor to mailing its link again, nor in the profile afterwards', async () => {
    const taken = await verified();
    const unverified = newPerson();
    await registered(unverified);
    const looks = [];
    for (const email of [newEmail(), taken.email, unverified.email]) {
      const browser = await signedIn(await verified());
      looks.push([
        seen(await putProfile(browser, { email, currentPassword: PASSWORD })),
        seen(await browser.post(api.emailChange())),
        seen(await browser.send(api.ownProfile())),
        seen(await cancel(browser)),
      ]);
    }
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  });

  it('its owner is told, and nothing changes', async () => {
    const taken = await member();
    const browser = await signedIn(await member());
    await writeProfile(browser, { email: taken.email, currentPassword: PASSWORD });
    await mailTo(taken.email, 'address-in-use');
    expect((await mailsTo(taken.email)).map(({ kind }) => kind)).not.toContain('confirm-new-email');
    await signedIn(taken);
  });

  it('an address gets three mails an hour at most, whoever asks (security matrix 10)', async () => {
    const email = newEmail();
    for (let index = 0; index < 5; index += 1) {
      const browser = await signedIn(await member());
      expect((await ownProfile(browser)).pendingEmail).toBeNull();
      expect((await writeProfile(browser, { email, currentPassword: PASSWORD })).pendingEmail).toBe(email);
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });
});
