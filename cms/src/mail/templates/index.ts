import type { z } from 'zod';

import type { Mailbox } from '../email-plugin';
import { alreadyRegistered } from './already-registered';
import { contactMessage } from './contact-message';
import { htmlPart } from './html-part';
import { oneLine } from './one-line';
import { passwordChanged } from './password-changed';
import { resetPassword } from './reset-password';
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
  'contact-message': contactMessage,
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

/**
 * Writes a mail.
 * @param data what an outbox row holds for this kind
 * @throws Error when there is no such kind, or its data has another shape
 */
export function renderMail(kind: string, data: unknown, sender: Sender): RenderedMail {
  const known = MAIL_KINDS.find((name) => name === kind);
  if (!known) throw new Error(`There is no kind of mail called ${kind}.`);
  const letter = writeLetter(templates[known] as Template<z.ZodType>, data, sender);
  const subject = oneLine(letter.subject);
  const parts = { text: textPart(letter, sender), html: htmlPart({ ...letter, subject }, sender) };
  return { subject, ...parts, ...(letter.replyTo && { replyTo: letter.replyTo }) };
}

function writeLetter<Schema extends z.ZodType>(
  { data: schema, write }: Template<Schema>,
  data: unknown,
  sender: Sender,
): Letter {
  return write(schema.parse(data), sender);
}
