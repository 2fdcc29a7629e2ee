import type { MailLinks } from '../../../accounts/mail-links';

/** What a call that sends mail brings along. */
export interface Mailing {
  links: MailLinks;
  /** Counts a mail to an address; false when it has had enough of them (the answer stays the same). */
  mayMail: (email: string) => Promise<boolean>;
}
