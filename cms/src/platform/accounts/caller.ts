import { errors } from '@strapi/utils';

import type { Context } from './cookies';
import type { SignedInUser } from './sessions';

export type { Context } from './cookies';

/** Who a request comes from. @throws UnauthorizedError where nobody is, should a grant ever let the public through */
export function userOf(ctx: Context): SignedInUser {
  const user: SignedInUser | undefined = ctx.state.user;
  if (!user) throw new errors.UnauthorizedError();
  return user;
}
