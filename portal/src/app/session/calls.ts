import { ACCOUNT_ROLES, api, messages, type MessageAnswer, type SessionUser } from 'contracts';

import { ApiError, send } from '../../lib/fetcher';
import type { Session } from '../../lib/session';

/** Signs in. @throws ApiError, also for an answer that names no role (site §5) */
export async function signIn(credentials: Parameters<Session['login']>[0]): Promise<SessionUser> {
  const answer = await send<SessionUser>('POST', api.login(), credentials);
  if (!ACCOUNT_ROLES.includes(answer.role)) throw new ApiError(200, messages.roleMissing);
  return answer;
}

/** Ends the session. @returns whether the server did so; here it is over in any case (site §8) */
export function signOut(): Promise<boolean> {
  return send('POST', api.logout()).then(
    () => true,
    () => false,
  );
}

/** Registers a person. @returns what to tell them. @throws ApiError */
export async function signUp(person: Parameters<Session['register']>[0]): Promise<string> {
  return (await send<MessageAnswer>('POST', api.register(), person)).data.msg;
}
