import { paths } from 'contracts';
import type { z } from 'zod';

import type { MailAttachment, Mailbox } from '../email-plugin';
import { addressInUse } from './address-in-use';
import { alreadyRegistered } from './already-registered';
import { confirmNewEmail } from './confirm-new-email';
import { connectionAccepted } from './connection-accepted';
import { connectionRequest } from './connection-request';
import { emailChangeAsked } from './email-change-asked';
import { emailChanged } from './email-changed';
import { contactMessage } from './contact-message';
import { eventCancelled } from './event-cancelled';
import { eventMessage } from './event-message';
import { eventMoved } from './event-moved';
import { eventReminder } from './event-reminder';
import { eventTicket } from './event-ticket';
import { htmlPart } from './html-part';
import { oneLine } from './one-line';
import { passwordChanged } from './password-changed';
import { personMessage } from './person-message';
import { proposalDecided } from './proposal-decided';
import { resetPassword } from './reset-password';
import { seatOffered } from './seat-offered';
import type { Letter, Sender, Template } from './template';
import { textPart } from './text-part';
import { verifyEmail } from './verify-email';

export type { Sender } from './template';

/** Every kind of mail that the product sends. A new kind is a file beside these and a line here. */
const templates = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'confirm-new-email': confirmNewEmail,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'address-in-use': addressInUse,
  'person-message': personMessage,
  'connection-request': connectionRequest,
  'connection-accepted': connectionAccepted,
  'contact-message': contactMessage,
  'seat-offered': seatOffered,
  'event-cancelled': eventCancelled,
  'event-message': eventMessage,
  'event-moved': eventMoved,
  'event-ticket': eventTicket,
  'event-reminder': eventReminder,
  'proposal-decided': proposalDecided,
};
type Templates = typeof templates;

/** What each kind of mail is told. */
export type MailData = { [Kind in keyof Templates]: z.input<Templates[Kind]['data']> };

export const MAIL_KINDS = Object.keys(templates) as (keyof MailData)[];

/** A mail, ready for its envelope. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches; the society, where it is left out. */
  replyTo?: Mailbox;
}

/** Makes the files that go along with a mail. @throws Error as `renderMail` does */
export async function attachmentsOf(kind: string, data: unknown, sender: Sender): Promise<MailAttachment[]> {
  const { data: schema, attach }: Template<z.ZodType> = templateOf(kind);
  return (await attach?.(schema.parse(data), sender)) ?? [];
}

/**
 * Writes a mail.
 * @param data what an outbox row holds for this kind
 * @param unsubscribeToken of the link that ends mails like this one; null for mails that are always sent
 * @throws Error when there is no such kind, or its data has another shape
 */
export function renderMail(kind: string, data: unknown, sender: Sender, unsubscribeToken: string | null): RenderedMail {
  const letter = {
    ...writeLetter(templateOf(kind), data, sender),
    ...(unsubscribeToken !== null && { unsubscribe: unsubscribeLink(sender, unsubscribeToken) }),
  };
  const subject = oneLine(letter.subject);
  const parts = { text: textPart(letter, sender), html: htmlPart({ ...letter, subject }, sender) };
  return { subject, ...parts, ...(letter.replyTo && { replyTo: letter.replyTo }) };
}

function templateOf(kind: string): Template<z.ZodType> {
  const known = MAIL_KINDS.find((name) => name === kind);
  if (!known) throw new Error(`There is no kind of mail called ${kind}.`);
  return templates[known];
}

const unsubscribeLink = ({ origin }: Sender, token: string) => ({
  label: 'Get no more mails like this',
  url: `${origin}${paths.unsubscribe(token)}`,
});

function writeLetter<Schema extends z.ZodType>(
  { data: schema, write }: Template<Schema>,
  data: unknown,
  sender: Sender,
): Letter {
  return write(schema.parse(data), sender);
}
