import { errors } from '@strapi/utils';

import type { Caller } from './definition';

/** Who is signed in. @throws UnauthorizedError where nobody is, should a grant ever let the public through */
export function callerOf(state: { user?: unknown }): Caller {
  const user = state.user as Partial<Caller> | undefined;
  if (typeof user?.documentId !== 'string') throw new errors.UnauthorizedError();
  return { documentId: user.documentId, profileId: user.profileId ?? null };
}
