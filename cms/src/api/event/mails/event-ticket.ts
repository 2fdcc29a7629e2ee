import { groupTicketCode, paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { qrPng } from '../../../platform/qr/qr';
import { ticketFile, writeTicketPdf } from '../registrations/ticket-pdf';
import { mailedEvent } from './mailed-event';

/** Edge of the code in the mail, in CSS pixels; the picture has twice as many for sharp screens. */
const QR_PIXELS = 200;
/** Names the picture within the mail. */
const QR_CID = 'ticket@qr';

const eventTicketData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  event: mailedEvent,
  /** When it starts, in words. */
  starts: z.string(),
  location: z.string(),
  /** What the door reads. */
  code: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** In which the ticket writes its times. */
  timeZone: z.string(),
});

/** Brings the ticket of somebody who has just got a seat: its code to be shown, and as a file. */
export const eventTicket = template(
  'event-ticket',
  eventTicketData,
  ({ name, event, starts, location, code }, sender) => ({
    subject: `Your ticket: ${oneLine(event.title)} (${sender.name})`,
    preheader: `It starts on ${starts}.`,
    heading: 'Your seat is yours',
    paragraphs: [
      greeting(name),
      `You have a seat at “${oneLine(event.title)}”. It starts on ${starts}${placeOf(location)}.`,
      'Your ticket is attached. The door asks for its code:',
      groupTicketCode(code),
    ],
    picture: { cid: QR_CID, alt: `QR code of the ticket ${groupTicketCode(code)}`, pixels: QR_PIXELS },
    action: { label: 'Open the ticket', url: `${sender.origin}${paths.eventTicket(event.id)}` },
    notes: [{ text: 'If you cannot come, please cancel, so that somebody else can have the seat.' }],
    reason: `You get this mail because you registered for an event of ${sender.name}.`,
  }),
  async ({ name, event, location, code, startsAt, endsAt, timeZone }, sender) => {
    const ticket = { code, title: event.title, location, timeZone, holder: name, society: sender.name };
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    const [picture, file] = await Promise.all([qrPng(code, QR_PIXELS * 2), writeTicketPdf({ ...ticket, ...times })]);
    return [
      { filename: 'code.png', contentType: 'image/png', content: picture, cid: QR_CID },
      { filename: ticketFile(ticket), contentType: PDF_TYPE, content: file },
    ];
  },
);

/** @param location may be empty, or end a sentence by itself */
const placeOf = (location: string): string => (oneLine(location) === '' ? '' : `, here: ${oneLine(location)}`);
