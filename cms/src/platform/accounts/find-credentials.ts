import type { Database } from '../../shared/transaction';
import { pick, selection, type Selection } from '../tables/selection';
import { tableOf } from '../tables/table';
import { PROFILE, USER } from './account';

/** What an account signs in with, for the services that decide about it. It never leaves the server. */
export interface Credentials {
  id: number;
  name: string;
  email: string;
  passwordHash: string | null;
  isVerified: boolean;
  blocked: boolean;
}

const account = tableOf(USER, 'account');
const CREDENTIALS: Selection<Credentials> = selection({
  ...pick(account, 'id', 'email'),
  name: tableOf(PROFILE, 'profile').name.or(''),
  passwordHash: account.password.to((hash) => hash || null),
  isVerified: account.confirmed.or(false),
  blocked: account.blocked.or(false),
});

/** @param where the account's address in lower case, or its id. @returns null when there is none */
export const findCredentials = (
  database: Database,
  where: { email: string } | { id: number },
): Promise<Credentials | null> =>
  CREDENTIALS.first(
    database('up_users as account')
      .leftJoin('profiles as profile', 'profile.user_id', 'account.id')
      .where('email' in where ? { 'account.email': where.email } : { 'account.id': where.id }),
  );
