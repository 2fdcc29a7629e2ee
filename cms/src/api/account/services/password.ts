import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { USER } from '../../../platform/accounts/account';
import { findCredentials } from '../../../platform/accounts/find-credentials';
import { PASSWORD_TOKENS } from '../../../platform/accounts/durations';
import { dropTokens, findToken, issueToken, useToken } from '../../../platform/accounts/mailed-tokens';
import type { Mailing } from '../../../platform/accounts/mailing';
import { passwordChanged } from '../../../platform/accounts/mails/password-changed';
import { resetPassword } from '../../../platform/accounts/mails/reset-password';
import { hashPassword, refuseCommonPassword } from '../../../platform/accounts/passwords';
import { enqueueMail } from '../../../platform/mail';
import { inTransaction } from '../../../shared/transaction';

const passwordService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Mails a link to choose a new password to an address that has an account; to any other, nothing. */
  async forgot(email: string, { links, mayMail }: Mailing): Promise<void> {
    const account = await findCredentials(strapi.db.connection, { email });
    if (!account || account.blocked || !(await mayMail(email))) return;
    await inTransaction(strapi, async (trx) => {
      const { documentId, token } = await issueToken(trx, account.id, 'reset-password');
      await enqueueMail(strapi, {
        key: `reset-password:${documentId}`,
        to: account.email,
        ...resetPassword.of({ name: account.name, url: links.resetPassword(token) }),
      });
    });
  },

  /**
   * Sets a new password by a mailed link, once. Whoever opens the link reads the mailbox, so the address counts as
   * verified from then on. Every session of the account ends (see `watch-accounts.ts`).
   * @throws ApplicationError (400) for a link that does not work (any more), ValidationError for a common password
   */
  async reset(token: string, password: string): Promise<void> {
    const found = await findToken(strapi, token);
    if (!found || !PASSWORD_TOKENS.includes(found.kind) || found.usedAt) {
      throw new errors.ApplicationError(messages.resetLinkInvalid);
    }
    await refuseCommonPassword(password);
    // Before the transaction: hashing takes long, and on SQLite everyone would wait for it.
    const passwordHash = await hashPassword(strapi, password);
    await inTransaction(strapi, async (trx) => {
      const account = await findCredentials(trx, { id: found.userId });
      if (!account || account.blocked || !(await useToken(trx, found.id))) {
        throw new errors.ApplicationError(messages.resetLinkInvalid);
      }
      await dropTokens(trx, account.id, PASSWORD_TOKENS, found.id);
      await strapi.db
        .query(USER)
        .update({ where: { id: account.id }, data: { password: passwordHash, confirmed: true } });
      await enqueueMail(strapi, {
        key: `password-changed:${found.id}`,
        to: account.email,
        ...passwordChanged.of({ name: account.name }),
      });
    });
  },
});

export default passwordService;
