import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { findCredentials } from '../../../platform/accounts/find-credentials';
import { isPassword } from '../../../platform/accounts/passwords';
import { endSession, startSession, type SignedInUser } from '../../../platform/accounts/sessions';
import { settingService } from '../../setting/public';

interface Visit {
  remember: boolean;
  userAgent: string;
  /** The session that the browser has had until now; it ends. */
  replaces: string | null;
  /** Told before anything else about the account is decided. */
  onRightPassword: () => Promise<void>;
}

const loginService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Signs in. An unknown address and a wrong password are one sentence; what is the matter with an account is told only
   * to whoever has its password.
   * @throws ApplicationError (400) for wrong credentials, PolicyError (403) for an account that is unverified or blocked
   */
  async login(
    { email, password }: { email: string; password: string },
    { remember, userAgent, replaces, onRightPassword }: Visit,
  ): Promise<{ user: SignedInUser; token: string }> {
    const account = await findCredentials(strapi.db.connection, { email });
    const passwordHash = account?.passwordHash ?? null;
    const fits = await isPassword(strapi, password, passwordHash);
    if (!account || passwordHash === null || !fits) throw new errors.ApplicationError(messages.loginFailed);
    await onRightPassword();
    if (account.blocked) throw new errors.PolicyError(messages.accountBlocked);
    if (!account.isVerified && (await settingService({ strapi }).current()).requireEmailVerification) {
      throw new errors.PolicyError(messages.verifyFirst);
    }

    const session = await startSession(strapi, { userId: account.id, passwordHash, remember, userAgent });
    // Deleted, blocked or given another password while this one was checked.
    if (!session) throw new errors.ApplicationError(messages.loginFailed);
    if (replaces !== null) await endSession(strapi, replaces);
    return session;
  },
});

export default loginService;
