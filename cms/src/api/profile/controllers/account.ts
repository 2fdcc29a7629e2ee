import type { Core } from '@strapi/strapi';
import { changePasswordBody, deleteAccountBody, messages } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { clearSessionCookie, setSessionCookie } from '../../../platform/accounts/cookies';
import { SESSION_S } from '../../../platform/accounts/durations';
import { cancelEmailChange, resendEmailChange } from '../../../platform/accounts/email-change';
import { countLogin, countMailRequest } from '../../../platform/accounts/limits';
import { mailingOf } from '../../../platform/accounts/mailing';
import { ALIKE_MS, atLeast } from '../../../platform/accounts/slowness';
import { parseBody } from '../../../shared/parse-body';
import { presentMessage } from '../../../shared/present-message';
import credentialsService from '../services/credentials';
import dataService from '../services/data';

/** Name of the file that holds the own data. */
const DATA_FILE = 'my-data.json';

/** Password, address, own data and the end of an account (member §2, Profile). */
const accountController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async changePassword(ctx) {
    const user = userOf(ctx);
    const { currentPassword, newPassword } = parseBody(changePasswordBody, ctx.request.body);
    const onRightPassword = await countLogin(ctx, user.email);
    const attempt = { currentPassword, newPassword, onRightPassword };
    const { token, remember } = await credentialsService({ strapi }).changePassword(user, attempt);
    setSessionCookie(ctx, token, remember ? SESSION_S : null);
    return presentMessage(messages.passwordChanged);
  },

  async delete(ctx) {
    const user = userOf(ctx);
    const { currentPassword } = parseBody(deleteAccountBody, ctx.request.body);
    const onRightPassword = await countLogin(ctx, user.email);
    await credentialsService({ strapi }).deleteAccount(user, { currentPassword, onRightPassword });
    clearSessionCookie(ctx);
    return presentMessage(messages.accountDeleted);
  },

  async data(ctx) {
    const data = await dataService({ strapi }).collect(userOf(ctx));
    ctx.attachment(DATA_FILE);
    return data;
  },

  async resendEmailChange(ctx) {
    await countMailRequest(ctx);
    await atLeast(ALIKE_MS, () => resendEmailChange(strapi, userOf(ctx), mailingOf(ctx)));
    return presentMessage(messages.emailChangeSent);
  },

  async cancelEmailChange(ctx) {
    await cancelEmailChange(strapi, userOf(ctx));
    return presentMessage(messages.emailChangeCancelled);
  },
});

export default accountController;
