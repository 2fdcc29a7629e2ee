import type { MailData } from './templates';

type MailKind = keyof MailData;

/** A mail of one kind. */
interface MailOf<Kind extends MailKind> {
  /**
   * What happens once, such as `verify-email:<token's id>`: a second mail of the same key is not sent while the first
   * waits, nor for 30 days after it. The key outlives the mail, so it holds no address, no name and no token.
   */
  key: string;
  kind: Kind;
  /** One e-mail address. */
  to: string;
  /** What its template is told. Addresses are absolute. */
  data: MailData[Kind];
  /** Of the link that ends mails like this one; mails about an account have none, and are always sent. */
  unsubscribeToken?: string;
}

/** A mail of any kind, as `enqueueMail` takes it. */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];
/** What a mail says, before it is known to whom. */
export type MailContent = { [Kind in MailKind]: Pick<MailOf<Kind>, 'kind' | 'data'> }[MailKind];
