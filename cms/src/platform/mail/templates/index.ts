import { paths } from 'contracts';

import type { Mailbox } from '../email-plugin';
import { htmlPart } from './html-part';
import { oneLine } from './one-line';
import type { Sender, Template } from './template';
import { textPart } from './text-part';

export type { MailContent, Sender, Template } from './template';

let templates: readonly Template[] = [];

/** Says which kinds of mail there are. */
export function registerMails(all: readonly Template[]): void {
  templates = all;
}

/** A mail, ready for its envelope. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches; the society, where it is left out. */
  replyTo?: Mailbox;
}

/** Finds the template of a kind. @throws Error when there is none */
export function templateOf(kind: string): Template {
  const known = templates.find((template) => template.kind === kind);
  if (!known) throw new Error(`There is no kind of mail called ${kind}.`);
  return known;
}

/**
 * Writes a mail.
 * @param data what an outbox row holds for this kind
 * @param unsubscribeToken of the link that ends mails like this one; null for mails that are always sent
 * @throws Error when the data has another shape
 */
export function renderMail(
  template: Template,
  data: unknown,
  sender: Sender,
  unsubscribeToken: string | null,
): RenderedMail {
  const letter = {
    ...template.write(data, sender),
    ...(unsubscribeToken !== null && { unsubscribe: unsubscribeLink(sender, unsubscribeToken) }),
  };
  const subject = oneLine(letter.subject);
  const parts = { text: textPart(letter, sender), html: htmlPart({ ...letter, subject }, sender) };
  return { subject, ...parts, ...(letter.replyTo && { replyTo: letter.replyTo }) };
}

const unsubscribeLink = ({ origin }: Sender, token: string) => ({
  label: 'Get no more mails like this',
  url: `${origin}${paths.unsubscribe(token)}`,
});
