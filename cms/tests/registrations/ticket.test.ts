// @databases one
import { api, groupTicketCode, messages, ownRegistrationAnswer, paths } from 'contracts';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, refusalOf } from '../helpers/expectations';
import { EVENT } from '../helpers/factories';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { choose, told } from '../helpers/notifications';
import { editor } from '../helpers/panel';
import { checkout } from '../helpers/registration-calls';
import { cancel, confirm, newEvent, register, standing } from './helpers';

let asha: Member;
let ravi: Member;
beforeEach(async () => {
  [asha, ravi] = await Promise.all([
    newMember({ name: 'Asha Verma', role: 'student' }),
    newMember({ name: 'Ravi Menon' }),
  ]);
});

const ticketOf = ({ browser }: Member, eventId: string) => browser.send(api.eventTicket(eventId));
const ticketMails = async ({ email }: Member) => (await mailsTo(email)).filter(({ kind }) => kind === 'event-ticket');
const codeOf = async (member: Member, eventId: string) => (await standing(member, eventId)).ticketCode ?? '';

describe('a ticket', () => {
  it('is a file that nobody keeps, for whoever has a seat', async () => {
    const eventId = await newEvent();
    await register(asha, eventId);
    const answer = await ticketOf(asha, eventId);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.text).toMatch(/^%PDF-/);
    const code = groupTicketCode(await codeOf(asha, eventId));
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      'content-disposition': `attachment; filename="ticket-${code}.pdf"`,
    });
  });

  it('is nobody’s who waits, has left, or never came', async () => {
    const eventId = await newEvent({ capacity: 1 });
    await register(asha, eventId);
    await register(ravi, eventId);
    const meera = await newMember();
    for (const member of [ravi, meera])
      expect(refusalOf(await ticketOf(member, eventId), 404).msg).toBe(messages.noTicket);
    await cancel(asha, eventId);
    expect(refusalOf(await ticketOf(asha, eventId), 404).msg).toBe(messages.noTicket);
    expect((await standing(ravi, eventId)).state).toBe('offered');
    refusalOf(await ticketOf(ravi, eventId), 404);
  });

  it('is nothing that an event has which is not published any more', async () => {
    const eventId = await newEvent();
    await register(asha, eventId);
    await editor.update(EVENT, eventId, { isPublished: false });
    expect(refusalOf(await ticketOf(asha, eventId), 404).msg).toBe(messages.eventNotFound);
  });
});

describe('the mail', () => {
  it('brings the code to be scanned, and the file', async () => {
    const eventId = await newEvent({ title: 'Pitch <b>night</b>', location: 'Main hall' });
    await register(asha, eventId);
    const code = await codeOf(asha, eventId);
    const mail = await mailTo(asha.email, 'event-ticket');
    expect(mail.subject).toContain('Your ticket: Pitch <b>night</b>');
    expect(mail.text).toContain(groupTicketCode(code));
    expect(mail.text).toContain(paths.eventTicket(eventId));
    expect(mail.html).not.toContain('<b>night');
    const [picture, file] = mail.attachments;
    expect(mail.html).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, '')}"`);
    const { data, info } = await sharp(picture?.content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(code);
    expect(file).toMatchObject({ filename: `ticket-${groupTicketCode(code)}.pdf`, type: 'application/pdf' });
    expect(file?.content.toString('latin1')).toMatch(/^%PDF-/);
  });

  it('comes once for each seat, by whichever way it came', async () => {
    const direct = await newEvent({ capacity: 1 });
    await register(asha, direct);
    await register(ravi, direct);
    await mailTo(asha.email, 'event-ticket');
    await cancel(asha, direct);
    expect(await ticketMails(ravi)).toEqual([]);
    await confirm(ravi, direct);
    await mailTo(ravi.email, 'event-ticket');

    const paid = await newEvent({ ticketPrice: 1500 });
    const seat = { event: paid, profile: ravi.profileId };
    for (const call of ['hold', 'confirm', 'confirm'] as const) {
      expect((await checkout(call, seat)).status).toBe(200);
    }
    // The server itself looks at what others left in the outbox as soon as it has a mail of its own.
    await register(asha, await newEvent());
    await mailTo(asha.email, 'event-ticket', { count: 2 });
    await mailTo(ravi.email, 'event-ticket', { count: 2 });
    expect(await ticketMails(asha)).toHaveLength(2);
    expect(await ticketMails(ravi)).toHaveLength(2);
  });

  it('is another one for whoever comes again', async () => {
    const eventId = await newEvent();
    await register(asha, eventId);
    await mailTo(asha.email, 'event-ticket');
    await cancel(asha, eventId);
    bodyOf(await register(asha, eventId), ownRegistrationAnswer);
    expect((await mailTo(asha.email, 'event-ticket', { count: 2 })).text).toContain(
      groupTicketCode(await codeOf(asha, eventId)),
    );
  });

  it('does not come to whoever wants none, nor a word on the site unless it is wanted', async () => {
    await choose(asha, { kind: 'event-ticket', onSite: true, byMail: false });
    const title = 'Pitch night';
    for (const member of [asha, ravi]) await register(member, await newEvent({ title }));
    await mailTo(ravi.email, 'event-ticket');
    expect(await ticketMails(asha)).toEqual([]);
    expect(await told(asha)).toMatchObject([
      { kind: 'event-ticket', sentence: expect.stringContaining('You have a seat at “Pitch night”') },
    ]);
    expect(await told(ravi)).toEqual([]);
  });
});
