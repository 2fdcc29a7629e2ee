import { createHash } from 'node:crypto';

import { api } from 'contracts';

import type { EmailProvider, MailAttachment, Mailbox } from './email-plugin';
import { UnsendableMail } from './fault';
import { KIND_HEADER } from './files';
import type { WaitingMail } from './outbox';
import type { Society } from './society';
import { renderMail, templateOf, type RenderedMail } from './templates';

/** A mail with what goes along. */
interface WholeMail extends RenderedMail {
  attachments: MailAttachment[];
}

export interface DeliveryOptions {
  provider: EmailProvider;
  /** Read anew for each mail, so that editing the site shows in the next one. */
  readSociety: () => Promise<Society>;
  /** Who mails come from; null is the society itself. */
  mailFrom: string | null;
}

/** Sends what a row of the outbox holds: writes the mail, puts it into an envelope, hands it to the email plugin. */
export function deliverer({ provider, readSociety, mailFrom }: DeliveryOptions): (mail: WaitingMail) => Promise<void> {
  return async (mail) => {
    const society = await readSociety();
    const { subject, text, html, replyTo, attachments } = await write(mail, society);
    const answersTo = replyTo ?? (mailFrom ? societysMailbox(society) : undefined);
    const from = mailFrom ?? defaultFrom(society);
    await provider.send({
      from,
      to: { name: '', address: mail.recipient },
      ...(answersTo && { replyTo: answersTo }),
      subject,
      text,
      html,
      ...(attachments.length > 0 && { attachments }),
      messageId: `<${digest(mail.key)}@${domainOf(typeof from === 'string' ? from : from.address)}>`,
      headers: {
        [KIND_HEADER]: mail.kind,
        // Nobody's holiday notice answers a machine.
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...unsubscribeHeaders(mail, society),
      },
    });
  };
}

async function write({ kind, data, unsubscribeToken }: WaitingMail, society: Society): Promise<WholeMail> {
  try {
    const template = templateOf(kind);
    const attachments = await template.attach(data, society);
    return { ...renderMail(template, data, society, unsubscribeToken), attachments };
  } catch (error) {
    throw new UnsendableMail(error instanceof Error ? error.message : String(error));
  }
}

/** Lets mail programs offer to end mails like this one, by one click (RFC 8058). */
function unsubscribeHeaders({ unsubscribeToken }: WaitingMail, { origin }: Society): Record<string, string> {
  if (unsubscribeToken === null) return {};
  return {
    'List-Unsubscribe': `<${origin}${api.unsubscribe(unsubscribeToken)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const societysMailbox = ({ name, email }: Society): Mailbox | undefined =>
  email ? { name, address: email } : undefined;

/** The society at its own address, or at this server's while the site names none. */
function defaultFrom({ name, email, origin }: Society): Mailbox {
  return { name, address: email || `no-reply@${new URL(origin).hostname}` };
}

/** The same for every attempt, so that a mail program shows a mail that came twice once. */
const digest = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
