import type { Context } from './cookies';
import { mayMail } from './limits';
import { mailLinks, mailOrigin, type MailLinks } from './mail-links';

/** What a call that sends mail brings along. */
export interface Mailing {
  links: MailLinks;
  /** Counts a mail to an address; false when it has had enough of them (the answer stays the same). */
  mayMail: (email: string) => Promise<boolean>;
}

/** What the services that send mail need to know of a request. */
export const mailingOf = (ctx: Context): Mailing => ({
  links: mailLinks(mailOrigin(ctx)),
  mayMail: (email) => mayMail(ctx, email),
});
