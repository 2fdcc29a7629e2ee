// @databases one
import { api, messageAnswer, messages } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { writeProfile } from '../helpers/profiles';

let asha: Member;
beforeAll(async () => {
  asha = await newMember({ name: 'Asha Verma', role: 'student' });
});

const write = (to: Member, message: unknown = 'Hello.\nAre you in Pune?') =>
  asha.browser.post(api.personMessage(to.profileId), { message });

describe('a message to a member', () => {
  it('is mailed on, is answered to its sender, and shows the sender no address', async () => {
    const ravi = await newMember();
    const answer = await write(ravi);
    expect(bodyOf(answer, messageAnswer).data.msg).toBe(messages.personMessageSent);
    expect(answer.text).not.toContain(ravi.email);
    const mail = await mailTo(ravi.email, 'person-message');
    expect(mail.text).toContain('> Hello.\n> Are you in Pune?');
    expect(mail.headers['reply-to']).toContain(`<${asha.email}>`);
  });

  it('is one mail to one person, whatever its sender is called', async () => {
    const rogue = await newMember({ name: 'Asha" <thief@example.com>, "Asha' });
    const ravi = await newMember();
    expect((await rogue.browser.post(api.personMessage(ravi.profileId), { message: 'Hi' })).status).toBe(200);
    const mail = await mailTo(ravi.email, 'person-message');
    // All of the name is within quotes.
    expect(mail.headers['reply-to']).toBe(`"Asha\\" <thief@example.com>, \\"Asha" <${rogue.email}>`);
    expect(Object.keys(mail.headers)).not.toContain('bcc');
  });

  it('is refused by who takes none, to oneself, to nobody, empty and too long', async () => {
    const silent = await newMember();
    const { privacySettings } = await writeProfile(silent.browser, {});
    await writeProfile(silent.browser, { privacySettings: { ...privacySettings, allowMessaging: false } });
    expect(refusalOf(await write(silent), 403).msg).toBe(messages.messagingOff);
    expect(refusalOf(await write(asha), 400).msg).toBe(messages.messageToSelf);
    const nobody = await asha.browser.post(api.personMessage('nobody'), { message: 'Hello' });
    expect(refusalOf(nobody, 404).msg).toBe(messages.personNotFound);
    const ravi = await newMember();
    expect(refusalOf(await write(ravi, '  '), 400).msg).toBe(messages.messageMissing);
    refusalOf(await write(ravi, 'x'.repeat(2001)), 400);
    refusalOf(await write(ravi, { $ne: '' }), 400);
  });

  it('is refused alike whichever of the two blocked the other', async () => {
    for (const blocks of ['sender', 'recipient'] as const) {
      const ravi = await newMember();
      const [blocker, blocked] = blocks === 'sender' ? [asha, ravi] : [ravi, asha];
      await blocker.browser.post(api.block(blocked.profileId));
      expect(refusalOf(await write(ravi), 403).msg).toBe(messages.messagingOff);
    }
  });

  it('is the last one after five a day to one person, and twenty to all (security matrix 10)', async () => {
    const sender = await newMember();
    const others = await Promise.all(Array.from({ length: 5 }, () => newMember()));
    const send = ({ profileId }: Member) =>
      sender.browser.post(api.personMessage(profileId), { message: 'Hello again' });
    for (const other of others.slice(0, 4)) {
      for (let count = 0; count < 5; count += 1) expect((await send(other)).status).toBe(200);
      refusalOf(await send(other), 429);
    }
    const refused = await send(others[4] ?? sender);
    refusalOf(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is not kept in the outbox once it is sent', async () => {
    const ravi = await newMember();
    await write(ravi, 'A secret that nobody keeps');
    await mailTo(ravi.email, 'person-message');
    const waiting = (): Promise<unknown[]> => inDatabase((database) => database('outbox_mails').whereNotNull('data'));
    // It is forgotten once it has gone, which is a moment later.
    await expect.poll(async () => JSON.stringify(await waiting())).not.toContain('A secret that nobody keeps');
  });
});
