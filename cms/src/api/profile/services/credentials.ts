import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import accountsService, { type SignedInUser } from '../../../platform/accounts';
import { USER } from '../../../platform/accounts/account';
import { passwordChanged } from '../../../platform/accounts/mails/password-changed';
import { findOwnSession } from '../../../platform/accounts/own-sessions';
import { hashPassword, refuseCommonPassword } from '../../../platform/accounts/passwords';
import { proveOwner, type Attempt } from '../../../platform/accounts/prove-owner';
import { startSession } from '../../../platform/accounts/sessions';
import { enqueueMail } from '../../../platform/mail';
import { inTransaction } from '../../../shared/transaction';

const credentialsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Sets a new password. Every session ends; this browser goes on with a new one, so that a stolen copy of its cookie is
   * worth nothing any more.
   * @returns the token of that session, and whether the browser is to remember it
   * @throws ValidationError (400) for a wrong password, or a new one that is too common
   */
  async changePassword(
    user: SignedInUser,
    { newPassword, ...attempt }: Attempt & { newPassword: string },
  ): Promise<{ token: string; remember: boolean }> {
    const passwordHash = await proveOwner(strapi, user, attempt);
    await refuseCommonPassword(newPassword, 'newPassword');
    // Before the transaction: hashing takes long, and on SQLite everyone would wait for it.
    const password = await hashPassword(strapi, newPassword);
    return inTransaction(strapi, async (trx) => {
      // The hash is as it was proved, or another request has been faster.
      const isSame = await trx('up_users').where({ id: user.id, password: passwordHash }).forUpdate().first('id');
      const session = await findOwnSession(trx, user);
      if (!isSame || !session) throw new errors.UnauthorizedError(messages.sessionEnded);
      await strapi.db.query(USER).update({ where: { id: user.id }, data: { password } });
      const { remember, userAgent } = session;
      const started = await startSession(strapi, { userId: user.id, remember, userAgent });
      if (!started) throw new errors.UnauthorizedError(messages.sessionEnded);
      await enqueueMail(strapi, {
        key: `password-changed:session-${user.sessionId}-${Date.now()}`,
        to: user.email,
        ...passwordChanged.of({ name: user.name }),
      });
      return { token: started.token, remember };
    });
  },

  /**
   * Deletes the own account with everything personal, files too (member §5).
   * @throws ValidationError (400) for a wrong password, a 409 for the last admin
   */
  async deleteAccount(user: SignedInUser, attempt: Attempt): Promise<void> {
    await proveOwner(strapi, user, attempt);
    const isDeleted = await accountsService({ strapi }).deleteOwnAccount(user.id);
    if (!isDeleted) throw new errors.UnauthorizedError(messages.sessionEnded);
  },
});

export default credentialsService;
