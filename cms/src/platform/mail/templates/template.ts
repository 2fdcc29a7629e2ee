import { z } from 'zod';

import type { MailAttachment, Mailbox } from '../email-plugin';

/** What a mail says, in plain text throughout: the layout alone makes HTML of it, and escapes every piece. */
export interface Letter {
  /** The line in the inbox. It holds nothing that a stranger could have chosen. */
  subject: string;
  /** What inboxes show after the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** Somebody else's words, set apart, in their own lines. */
  quote?: string;
  /** A picture that comes along with the mail. */
  picture?: MailPicture;
  /** The one thing to do, as a button. */
  action?: MailLink;
  /** Small print below it. */
  notes: readonly Note[];
  /** Whom an answer reaches, where that is not the society. */
  replyTo?: Mailbox;
  /** Why this person gets this mail. */
  reason: string;
  /** The way to get no more mails like this; set for those that have one. */
  unsubscribe?: MailLink;
}

/** A picture among what is attached, which is square. */
export interface MailPicture {
  /** That of the attachment. */
  cid: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
  /** Its edge, in CSS pixels. */
  pixels: number;
}

/** A link; its address is absolute. */
export interface MailLink {
  label: string;
  url: string;
}

/** A sentence, and where it leads on. */
export interface Note {
  text: string;
  link?: MailLink;
}

/** The society as a mail presents it. */
export interface Sender {
  name: string;
  institute: string;
  address: string;
  /** Where the site is served, such as `https://society.example`. */
  origin: string;
}

/** What a mail says, before it is known to whom. */
export interface MailContent {
  /** That of a template which a feature lists. */
  kind: string;
  /** What the template is told. Addresses are absolute. */
  data: unknown;
}

/** One kind of mail. What it is told is read by the shape that it was made with. */
export interface Template {
  kind: string;
  /** @throws ZodError when the data has another shape */
  write: (data: unknown, sender: Sender) => Letter;
  /** Makes the files that go along, when the mail is sent: none is kept. */
  attach: (data: unknown, sender: Sender) => Promise<MailAttachment[]>;
}

/** A template that knows what it needs to be told. */
interface TypedTemplate<Data extends z.ZodType> extends Template {
  /** A mail of this kind, for `enqueueMail`. */
  of: (data: z.input<Data>) => MailContent;
}

/**
 * Ties a template's words, and what goes along with them, to the shape of what it is told.
 * @param kind names it in the outbox, for good
 */
export function template<Data extends z.ZodType>(
  kind: string,
  data: Data,
  write: (data: z.output<Data>, sender: Sender) => Letter,
  attach: (data: z.output<Data>, sender: Sender) => Promise<MailAttachment[]> = () => Promise.resolve([]),
): TypedTemplate<Data> {
  return {
    kind,
    write: (told, sender) => write(data.parse(told), sender),
    attach: (told, sender) => attach(data.parse(told), sender),
    of: (told) => ({ kind, data: told }),
  };
}

/** An address that a mail may lead to: http and https alone (security matrix 18). */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Name and place of the society, as a mail signs. An address often begins with the institute, which is said once. */
export function signature({ name, institute, address }: Sender): string[] {
  return [name, address.includes(institute) ? '' : institute, address].filter(Boolean);
}
