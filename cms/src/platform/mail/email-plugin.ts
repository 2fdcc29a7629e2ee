import type { Core } from '@strapi/strapi';

/** A person or society at an address. Given in parts, so that neither part can add an address or a header. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file that comes along with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Under which the mail's HTML shows it. */
  cid?: string;
}

/** A mail as Strapi's email plugin takes it. */
export interface PluginMail {
  from?: Mailbox | string;
  to: Mailbox | string;
  replyTo?: Mailbox | string;
  subject: string;
  text?: string;
  html?: string;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
  messageId?: string;
}

/** What the nodemailer provider answers; `message` holds the whole mail where it was built and not sent. */
interface Sent {
  message?: Buffer;
}

/** The provider behind Strapi's email plugin, which the panel's own mails pass as well. */
export interface EmailProvider {
  send: (mail: PluginMail) => Promise<Sent>;
}

/** The provider that the email plugin was started with. Strapi's types know of the plugin's services alone. */
export function emailProvider(strapi: Core.Strapi): EmailProvider {
  const { provider } = strapi.plugin('email') as unknown as { provider: EmailProvider };
  return provider;
}
