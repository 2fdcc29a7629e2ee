import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { violatesUniqueIndex } from '../../shared/conflict';
import { inTransaction, type Database } from '../../shared/transaction';
import { enqueueMail } from '../mail';
import { ACCOUNT_TOKEN, USER } from './account';
import { findCredentials } from './find-credentials';
import { issueToken, useToken, type MailedToken } from './mailed-tokens';
import type { Mailing } from './mailing';
import { addressInUse } from './mails/address-in-use';
import { confirmNewEmail } from './mails/confirm-new-email';
import { emailChangeAsked } from './mails/email-change-asked';
import { emailChanged } from './mails/email-changed';

/** Whose address changes, such as `ctx.state.user`. */
interface Owner {
  id: number;
  name: string;
  /** The present address. */
  email: string;
}

/** What may be mailed about a change, counted ahead of its transaction. */
interface Permits {
  links: Mailing['links'];
  toNew: boolean;
  toPresent: boolean;
}

const KIND = 'change-email';

/** Counts the mails of a change. Before its transaction: the count has a connection of its own. */
export async function permitEmailChange({ email: present }: Owner, email: string, mailing: Mailing): Promise<Permits> {
  return { links: mailing.links, toNew: await mailing.mayMail(email), toPresent: await mailing.mayMail(present) };
}

/** The address that waits to be confirmed, as a subquery for the column of a select. @param userId of the account */
export const pendingEmailOf = (database: Database, userId: number, now = new Date()) =>
  database('account_tokens')
    .where({ user_id: userId, kind: KIND })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .select('email')
    .limit(1);

/**
 * Lets a new address wait for its confirmation, in the transaction that is open around the call; it supersedes an
 * earlier one. For an address that has an account already everything looks the same, but the link that would work goes
 * to nobody: its owner is told instead (design §4, enumeration).
 */
export async function askForEmailChange(
  strapi: Core.Strapi,
  trx: Database,
  owner: Owner,
  email: string,
  permits: Permits,
): Promise<void> {
  const documentId = await mailLink(strapi, trx, owner, email, permits);
  if (!permits.toPresent) return;
  await enqueueMail(strapi, {
    key: `email-change-asked:${documentId}`,
    to: owner.email,
    ...emailChangeAsked.of({ name: owner.name }),
  });
}

/**
 * Mails the link to the waiting address once more; the one before works no longer.
 * @throws NotFoundError when no address waits
 */
export async function resendEmailChange(strapi: Core.Strapi, owner: Owner, mailing: Mailing): Promise<void> {
  const waiting: { email: string } | undefined = await pendingEmailOf(strapi.db.connection, owner.id).first();
  if (!waiting) throw new errors.NotFoundError(messages.noEmailChange);
  const permits = { links: mailing.links, toNew: await mailing.mayMail(waiting.email) };
  await inTransaction(strapi, (trx) => mailLink(strapi, trx, owner, waiting.email, permits));
}

/** Gives a change of address up: the link that was mailed opens nothing any more. */
export async function cancelEmailChange(strapi: Core.Strapi, { id }: Pick<Owner, 'id'>): Promise<void> {
  await strapi.db.query(ACCOUNT_TOKEN).deleteMany({ where: { userId: id, kind: KIND } });
}

/**
 * Makes the address that a link was mailed to the account's. Sessions go on; other links, which went to the old
 * mailbox, open nothing any more. Mail scanners open links ahead of their reader, so a further visit is told the same.
 * @throws ApplicationError (400) when the address has got an account in the meantime, or the link was used for another
 */
export async function confirmEmailChange(
  strapi: Core.Strapi,
  { id, userId, email }: Pick<MailedToken, 'id' | 'userId' | 'email'>,
): Promise<void> {
  try {
    await inTransaction(strapi, async (trx) => {
      await trx('up_users').where({ id: userId }).select('id').forUpdate();
      const account = await findCredentials(trx, { id: userId });
      if (account && !account.blocked && account.email === email) return;
      if (!email || !account || account.blocked || !(await useToken(trx, id))) {
        throw new errors.ApplicationError(messages.verificationLinkInvalid);
      }
      await strapi.db.query(USER).update({ where: { id: userId }, data: { email, username: email, confirmed: true } });
      await strapi.db.query(ACCOUNT_TOKEN).deleteMany({ where: { userId, id: { $ne: id } } });
      await enqueueMail(strapi, {
        key: `email-changed:${id}`,
        to: account.email,
        ...emailChanged.of({ name: account.name }),
      });
    });
  } catch (error) {
    if (violatesUniqueIndex(error)) throw new errors.ApplicationError(messages.verificationLinkInvalid);
    throw error;
  }
}

async function mailLink(
  strapi: Core.Strapi,
  trx: Database,
  { id, name }: Owner,
  email: string,
  { links, toNew }: Omit<Permits, 'toPresent'>,
): Promise<string> {
  const { documentId, token } = await issueToken(trx, id, KIND, email);
  const holder = await findCredentials(trx, { email });
  if (!toNew || holder?.blocked) return documentId;
  await enqueueMail(
    strapi,
    holder
      ? {
          key: `address-in-use:${documentId}`,
          to: email,
          ...addressInUse.of({ name: holder.name, loginUrl: links.login }),
        }
      : {
          key: `confirm-new-email:${documentId}`,
          to: email,
          ...confirmNewEmail.of({ name, url: links.verifyEmail(token) }),
        },
  );
  return documentId;
}
