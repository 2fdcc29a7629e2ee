import type { Core } from '@strapi/strapi';
import { emailBody, loginBody, messages, registerBody, resetPasswordBody } from 'contracts';

import {
  clearSessionCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookie,
  type Context,
} from '../../../platform/accounts/cookies';
import { SESSION_S } from '../../../platform/accounts/durations';
import { countLogin, countMailRequest, countSignIn } from '../../../platform/accounts/limits';
import { mailingOf } from '../../../platform/accounts/mailing';
import { endSession } from '../../../platform/accounts/sessions';
import { ALIKE_MS, atLeast } from '../../../platform/accounts/slowness';
import { parseBody } from '../../../shared/parse-body';
import { presentMessage } from '../../../shared/present-message';
import { presentSessionUser } from '../presenter';
import loginService from '../services/login';
import passwordService from '../services/password';
import registrationService from '../services/registration';

/** An action whose answer is for its caller alone: nothing on the way keeps it. */
const personal = (action: (ctx: Context) => unknown) => (ctx: Context) => {
  ctx.set('Cache-Control', 'no-store');
  return action(ctx);
};

const tokenOf = (ctx: Context): string => {
  const { token }: { token?: unknown } = ctx.params;
  return String(token);
};

/** Register, verify, sign in and out, lost passwords (site §2.3–2.5, §7). */
const authController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  register: personal(async (ctx) => {
    const person = parseBody(registerBody, ctx.request.body);
    await countMailRequest(ctx);
    const register = () => registrationService({ strapi }).register(person, mailingOf(ctx));
    return presentMessage(await atLeast(ALIKE_MS, register));
  }),

  login: personal(async (ctx) => {
    const { remember, ...credentials } = parseBody(loginBody, ctx.request.body);
    const takeBack = await countLogin(ctx, credentials.email);
    const { user, token } = await loginService({ strapi }).login(credentials, {
      remember,
      userAgent: ctx.get('User-Agent'),
      replaces: readSessionCookie(ctx),
      onRightPassword: async () => {
        await takeBack();
        await countSignIn(ctx, credentials.email);
      },
    });
    setSessionCookie(ctx, token, remember ? SESSION_S : null);
    setDeviceCookie(ctx, user.email);
    return presentSessionUser(strapi, user);
  }),

  logout: personal(async (ctx) => {
    const token = readSessionCookie(ctx);
    if (token !== null) await endSession(strapi, token);
    clearSessionCookie(ctx);
    return presentMessage(messages.loggedOut);
  }),

  me: personal((ctx) => presentSessionUser(strapi, ctx.state.user)),

  verifyEmail: personal(async (ctx) => presentMessage(await registrationService({ strapi }).verify(tokenOf(ctx)))),

  resendVerification: personal(async (ctx) => {
    const { email } = parseBody(emailBody, ctx.request.body);
    await countMailRequest(ctx);
    await atLeast(ALIKE_MS, () => registrationService({ strapi }).resend(email, mailingOf(ctx)));
    return presentMessage(messages.verificationSent);
  }),

  forgotPassword: personal(async (ctx) => {
    const { email } = parseBody(emailBody, ctx.request.body);
    await countMailRequest(ctx);
    await atLeast(ALIKE_MS, () => passwordService({ strapi }).forgot(email, mailingOf(ctx)));
    return presentMessage(messages.resetSent);
  }),

  resetPassword: personal(async (ctx) => {
    const { password } = parseBody(resetPasswordBody, ctx.request.body);
    await passwordService({ strapi }).reset(tokenOf(ctx), password);
    return presentMessage(messages.passwordReset);
  }),
});

export default authController;
