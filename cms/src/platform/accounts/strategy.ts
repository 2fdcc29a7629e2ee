import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { Abilities, type Ability } from './abilities';
import { readSessionCookie, type Context } from './cookies';
import { findSession, type SignedInUser } from './sessions';

/** What Strapi keeps of a request's strategy in `ctx.state.auth`. */
interface Authentication {
  credentials: SignedInUser | null;
  ability: Ability | null;
}

/**
 * Signs requests in by the session cookie, and allows them what the matrix grants the role (design §4). Requests
 * without a cookie are the public's. Those with an `Authorization` header are left to Strapi's own strategies.
 */
export function registerStrategy(strapi: Core.Strapi): void {
  const abilities = new Abilities(strapi);

  const authenticate = async (ctx: Context) => {
    if (ctx.headers.authorization !== undefined) return { authenticated: false };
    const token = readSessionCookie(ctx);
    const user = token === null ? null : await findSession(strapi, token);
    if (user) ctx.state.user = user;
    return { authenticated: true, credentials: user, ability: await abilities.of(user?.roleId ?? 'public') };
  };

  strapi.get('auth').register('content-api', { name: 'session', authenticate, verify });
}

/** @throws UnauthorizedError for the public, ForbiddenError for a role that may not */
function verify({ credentials, ability }: Authentication, { scope }: { scope?: string | string[] }): void {
  const needed = scope === undefined ? [] : [scope].flat();
  const isAllowed = scope === undefined ? credentials !== null : needed.every((action) => ability?.can(action, 'all'));
  if (isAllowed) return;
  throw credentials === null ? new errors.UnauthorizedError() : new errors.ForbiddenError();
}
