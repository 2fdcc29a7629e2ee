import { ACCOUNT_ROLES, type AccountRole } from 'contracts';

import { pick, selection, type Selection } from '../tables/selection';
import { tableOf } from '../tables/table';

/** An account with the name of its profile, as the services hand it on. Never holds the password. */
export interface Account {
  documentId: string;
  name: string;
  /** In lower case. */
  email: string;
  role: AccountRole;
  isVerified: boolean;
  blocked: boolean;
  /** The name of the picture of its profile, see `present-avatar.ts`; null for none. */
  avatar: string | null;
  /** How its profile is known outside; empty without one. */
  profileId: string;
  createdAt: Date;
}

/** Uids of what makes up an account. */
export const USER = 'plugin::users-permissions.user';
export const ROLE = 'plugin::users-permissions.role';
export const PROFILE = 'api::profile.profile';
export const SESSION = 'api::account.session';
export const ACCOUNT_TOKEN = 'api::account.account-token';

const account = tableOf(USER, 'account');

/** Columns of `up_users as account`, joined with `profiles as profile` and `up_roles as role`. */
export const ACCOUNT_COLUMNS = {
  ...pick(account, 'documentId', 'email', 'createdAt'),
  name: tableOf(PROFILE, 'profile').name.or(''),
  role: tableOf(ROLE, 'role').type.to(toAccountRole),
  isVerified: account.confirmed.or(false),
  blocked: account.blocked.or(false),
};

/** A row of them. */
export const ACCOUNT: Selection<Account> = selection({
  ...ACCOUNT_COLUMNS,
  avatar: tableOf(PROFILE, 'profile').avatar,
  profileId: tableOf(PROFILE, 'profile').documentId.or(''),
});

/** A stored role as one of the product's; an account without one counts as the least. */
export function toAccountRole(type: unknown): AccountRole {
  return ACCOUNT_ROLES.find((role) => role === type) ?? 'student';
}
