import type { MailContent } from './templates';

/** A mail, as `enqueueMail` takes it: made by the `of` of its template. */
export interface Mail extends MailContent {
  /**
   * What happens once, such as `verify-email:<token's id>`: a second mail of the same key is not sent while the first
   * waits, nor for 30 days after it. The key outlives the mail, so it holds no address, no name and no token.
   */
  key: string;
  /** One e-mail address. */
  to: string;
  /** Of the link that ends mails like this one; mails about an account have none, and are always sent. */
  unsubscribeToken?: string;
}
