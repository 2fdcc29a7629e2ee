// @databases both
import { api, messageAnswer, messages, siteAnswer } from 'contracts';
import { describe, expect, inject, it } from 'vitest';

import { Browser } from './helpers/browser';
import { request } from './helpers/client';
import { messageIdsOf, newContact } from './helpers/contact';
import { inDatabase } from './helpers/database';
import { bodyOf, refusalOf } from './helpers/expectations';
import { SITE } from './helpers/factories';
import { mailTo, mailsTo, type ReceivedMail } from './helpers/mailbox';
import { oddBodies } from './helpers/odd-bodies';
import { editor } from './helpers/panel';

const send = (contact: object, browser = new Browser()) => browser.post(api.contact(), contact);

const societysAddress = async () => bodyOf(await request(api.site()), siteAnswer).data.email;

/** The mails that brought a message to the society. */
async function mailsWith(message: string): Promise<ReceivedMail[]> {
  return (await mailsTo(await societysAddress())).filter(({ text }) => text.includes(message));
}

/** Waits until a mail is out that was enqueued after whatever the test did: what has not come by then never will. */
async function mailsAreOut(): Promise<void> {
  const before = (await mailsTo(await societysAddress())).length;
  await send(newContact());
  await mailTo(await societysAddress(), 'contact-message', { count: before + 1 });
}

describe('a message of the contact form (site §2.2, design §8)', () => {
  it('is kept, and mailed to the society once; an answer goes to its sender', async () => {
    const contact = newContact({ name: 'Asha "A" Verma', message: 'First line.\nSecond line, and a question?' });
    const answer = await send(contact);
    expect(messageAnswer.parse(answer.json)).toEqual({ data: { msg: messages.contactSent } });

    const [id = '', ...others] = await messageIdsOf(contact.email);
    expect(others).toEqual([]);
    await mailsAreOut();
    const [mail, ...more] = (await mailsTo(await societysAddress())).filter(({ text }) => text.includes(contact.email));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'contact-message', replyTo: [{ name: contact.name, address: contact.email }] });
    expect(mail?.text).toContain('> First line.\n> Second line, and a question?');
    expect(mail?.text).toContain(`/admin/contact-messages/${id}`);
  });

  it('is taken from whoever is signed in as well', async () => {
    const browser = new Browser();
    await browser.post(api.login(), { email: 'student@example.com', password: 'Innokshetra-2026' });
    const contact = newContact();
    expect((await send(contact, browser)).status).toBe(200);
    expect(await messageIdsOf(contact.email)).toHaveLength(1);
  });

  it('adds no recipient and no header, and runs nothing in the mail (security matrix 18)', async () => {
    const contact = newContact({
      name: 'Asha" <thief@example.com>, <img src=x onerror=alert(1)>',
      message: '<script>alert(1)</script><a href="javascript:alert(1)">x</a>\r\n.\r\nBcc: thief@example.com',
    });
    expect((await send(contact)).status).toBe(200);
    await mailsAreOut();
    const [mail] = await mailsWith(contact.email);
    expect(mail?.recipients).toEqual([await societysAddress()]);
    expect(mail?.replyTo.map(({ address }) => address)).toEqual([contact.email]);
    expect(mail?.html).not.toMatch(/<script|<img|href="javascript/i);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.subject).not.toMatch(/Asha|alert/);
  });

  it('gets the same answer from a robot, and is thrown away', async () => {
    const contact = newContact();
    const answer = await send({ ...contact, website: 'https://spam.example' });
    expect([answer.status, answer.text]).toEqual([200, (await send(newContact())).text]);
    expect(await messageIdsOf(contact.email)).toEqual([]);
    await mailsAreOut();
    expect(await mailsWith(contact.email)).toEqual([]);
  });

  it('is taken with an empty field for robots, as the form sends it', async () => {
    const contact = newContact();
    expect((await send({ ...contact, website: '' })).status).toBe(200);
    expect(await messageIdsOf(contact.email)).toHaveLength(1);
  });

  it.each([
    ['name', '  ', messages.nameMissing],
    ['name', 'Asha\r\nBcc: thief@example.com', messages.notOneLine],
    ['name', 'x'.repeat(101), messages.tooLong(100)],
    ['email', 'asha', messages.emailInvalid],
    ['email', 'asha@example.org, thief@example.org', messages.emailInvalid],
    ['email', 'asha@example.org\r\nBcc: thief@example.org', messages.emailInvalid],
    ['email', `${'x'.repeat(250)}@example.org`, messages.tooLong(254)],
    ['message', '\n', messages.messageMissing],
    ['message', 'x'.repeat(5001), messages.tooLong(5000)],
  ])('says what is wrong with the %s %j, and keeps nothing', async (field, value, sentence) => {
    const contact = newContact({ [field]: value });
    const { msg, error } = refusalOf(await send(contact), 400);
    expect(msg).toBe(sentence);
    expect(error.details).toMatchObject({ errors: [{ path: [field], message: sentence }] });
    expect(await messageIdsOf(contact.email)).toEqual([]);
  });

  it.each(['name', 'email', 'message'])('names the %s that is missing or no text', async (field) => {
    for (const value of [undefined, null, 7, ['a'], { $ne: '' }]) {
      const { error } = refusalOf(await send({ ...newContact(), [field]: value }), 400);
      expect(error.details).toMatchObject({ errors: [{ path: [field] }] });
    }
  });

  it.each(oddBodies)('is no odd body: %s (security matrix 36)', async (_name, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await new Browser().send(api.contact(), { method: 'POST', body, headers });
    refusalOf(answer, 400, 413);
  });

  it('keeps letters of every script as they are', async () => {
    const contact = newContact({ name: 'आशा वर्मा', message: '“नमस्ते” 🎉 — क्या हॉल खुला है?' });
    await send(contact);
    await mailsAreOut();
    const [mail] = await mailsWith(contact.message);
    expect(mail?.replyTo[0]?.name).toBe(contact.name);
  });
});

describe('a message and its mail', () => {
  it('are both there or neither: where the mail cannot be noted, the message is not kept', async () => {
    const contact = newContact();
    await inDatabase((database) => database.raw(refuseContactMails.on));
    try {
      refusalOf(await send(contact), 500);
      expect(await messageIdsOf(contact.email)).toEqual([]);
    } finally {
      await inDatabase((database) => database.raw(refuseContactMails.off));
    }
    expect((await send(contact)).status).toBe(200);
    expect(await messageIdsOf(contact.email)).toHaveLength(1);
  });

  it('are a message alone while the site names no address', async () => {
    const email = await societysAddress();
    const contact = newContact();
    try {
      await editor.updateSingle(SITE, { email: null });
      expect((await send(contact)).status).toBe(200);
    } finally {
      await editor.updateSingle(SITE, { email });
    }
    const [id = ''] = await messageIdsOf(contact.email);
    const keys: string[] = await inDatabase((database) =>
      database('outbox_mails').where('key', 'like', `contact-message:%`).pluck('key'),
    );
    expect(id).not.toBe('');
    expect(keys).not.toContain(`contact-message:${id}`);
  });
});

describe('whoever writes too often (design §8)', () => {
  it('is asked to wait after five messages a minute, on whichever instance, whatever X-Forwarded-For says', async () => {
    const { url, secondUrl } = inject('stage');
    const { address } = new Browser();
    const attempt = (index: number) =>
      new Browser(index % 2 ? (secondUrl ?? url) : url, address).post(api.contact(), newContact(), {
        'x-forwarded-for': `10.0.0.${index}`,
      });
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await attempt(index)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

    const contact = newContact();
    const refused = await send(contact, new Browser(url, address));
    expect(refusalOf(refused, 429).msg).toBe(messages.tooManyAttempts);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await messageIdsOf(contact.email)).toEqual([]);
  });

  it('is not helped by sending all at once, nor hurt by faults in the form', async () => {
    const browser = new Browser();
    for (let index = 0; index < 7; index += 1) refusalOf(await send(newContact({ email: 'asha' }), browser), 400);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(newContact(), browser.copy())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

/** Makes the database refuse mails of the contact form, and take them again. */
const refuseContactMails = {
  get on() {
    return inject('stage').databaseUrl
      ? `alter table outbox_mails add constraint no_contact_mails check (kind <> 'contact-message') not valid`
      : `create trigger no_contact_mails before insert on outbox_mails when new.kind = 'contact-message'
         begin select raise(abort, 'No room for mail.'); end`;
  },
  get off() {
    return inject('stage').databaseUrl
      ? 'alter table outbox_mails drop constraint no_contact_mails'
      : 'drop trigger no_contact_mails';
  },
};
