import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type registerBody } from 'contracts';
import type { z } from 'zod';

import { USER } from '../../../platform/accounts/account';
import { createAccount } from '../../../platform/accounts/create-account';
import { confirmEmailChange } from '../../../platform/accounts/email-change';
import { findCredentials, type Credentials } from '../../../platform/accounts/find-credentials';
import { findToken, issueToken, useToken } from '../../../platform/accounts/mailed-tokens';
import type { Mailing } from '../../../platform/accounts/mailing';
import { alreadyRegistered } from '../../../platform/accounts/mails/already-registered';
import { verifyEmail } from '../../../platform/accounts/mails/verify-email';
import { hashPassword, refuseCommonPassword } from '../../../platform/accounts/passwords';
import { enqueueMail } from '../../../platform/mail';
import { violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';

type Person = z.output<typeof registerBody>;
type Addressee = Pick<Credentials, 'id' | 'name' | 'email'>;

const registrationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Makes an account. For an address that has one already the answer is the same, and its owner gets a mail about it.
   * @returns the sentence to answer
   * @throws PolicyError (403) while registration is closed, ValidationError for a common password
   */
  async register(person: Person, { links, mayMail }: Mailing): Promise<string> {
    const { enableRegistration, requireEmailVerification } = await settingService({ strapi }).current();
    if (!enableRegistration) throw new errors.PolicyError(messages.registrationClosed);
    await refuseCommonPassword(person.password);
    const passwordHash = await hashPassword(strapi, person.password);

    const { name, email, role } = person;
    const isVerified = !requireEmailVerification;
    const isNew = await createUnlessTaken(() =>
      inTransaction(strapi, async (trx) => {
        const id = await createAccount(strapi, { name, email, role, passwordHash, isVerified });
        if (!isVerified) await mailVerification(strapi, trx, { id, name, email }, links);
      }),
    );
    // A new account's first mail is never refused, as nobody else will bring it; it counts like any other.
    const isMailed = (!isNew || !isVerified) && (await mayMail(email));
    if (!isNew && isMailed) await mailAlreadyRegistered(strapi, email, links);
    return requireEmailVerification ? messages.registered : messages.registeredAtOnce;
  },

  /** Mails another link to an address whose account is not verified yet; to any other, nothing. */
  async resend(email: string, { links, mayMail }: Mailing): Promise<void> {
    const account = await findCredentials(strapi.db.connection, { email });
    if (!account || account.isVerified || account.blocked || !(await mayMail(email))) return;
    await inTransaction(strapi, (trx) => mailVerification(strapi, trx, account, links));
  },

  /**
   * Verifies the address that a link was mailed to, a new one of an account likewise. The link does so once. Mail scanners and browsers open links ahead
   * of their reader, who must not find it spent: as long as it has not expired, a further visit changes nothing and is
   * told that the address is verified, which it is.
   * @returns the sentence to answer
   * @throws ApplicationError (400) for any other link
   */
  async verify(token: string): Promise<string> {
    const found = await findToken(strapi, token);
    if (found?.kind === 'change-email') {
      await confirmEmailChange(strapi, found);
      return messages.emailChanged;
    }
    if (found?.kind !== 'verify-email') throw new errors.ApplicationError(messages.verificationLinkInvalid);
    const isVerified = await inTransaction(strapi, async (trx) => {
      if (await useToken(trx, found.id)) {
        await strapi.db.query(USER).update({ where: { id: found.userId }, data: { confirmed: true } });
        return true;
      }
      return (await findCredentials(trx, { id: found.userId }))?.isVerified ?? false;
    });
    if (!isVerified) throw new errors.ApplicationError(messages.verificationLinkInvalid);
    return messages.emailVerified;
  },
});

export default registrationService;

/** @returns false when the address is taken, even by a registration at the very same time */
async function createUnlessTaken(create: () => Promise<void>): Promise<boolean> {
  try {
    await create();
    return true;
  } catch (error) {
    if (violatesUniqueIndex(error)) return false;
    throw error;
  }
}

async function mailVerification(
  strapi: Core.Strapi,
  trx: Database,
  { id, name, email }: Addressee,
  links: Mailing['links'],
): Promise<void> {
  const { documentId, token } = await issueToken(trx, id, 'verify-email');
  await enqueueMail(strapi, {
    key: `verify-email:${documentId}`,
    to: email,
    ...verifyEmail.of({ name, url: links.verifyEmail(token) }),
  });
}

async function mailAlreadyRegistered(strapi: Core.Strapi, email: string, links: Mailing['links']): Promise<void> {
  const account = await findCredentials(strapi.db.connection, { email });
  if (!account || account.blocked) return;
  await enqueueMail(strapi, {
    key: `already-registered:${account.id}:${Date.now()}`,
    to: account.email,
    ...alreadyRegistered.of({ name: account.name, loginUrl: links.login, resetUrl: links.forgotPassword }),
  });
}
