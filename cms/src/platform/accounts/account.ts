import { ACCOUNT_ROLES, type AccountRole } from 'contracts';

import type { StoredTime } from '../../shared/stored-time';

/** An account with the name of its profile, as the services hand it on. Never holds the password. */
export interface Account {
  documentId: string;
  name: string;
  /** In lower case. */
  email: string;
  role: AccountRole;
  isVerified: boolean;
  blocked: boolean;
  createdAt: Date;
}

/** Uids of what makes up an account. */
export const USER = 'plugin::users-permissions.user';
export const ROLE = 'plugin::users-permissions.role';
export const PROFILE = 'api::profile.profile';
export const SESSION = 'api::account.session';
export const ACCOUNT_TOKEN = 'api::account.account-token';

/** What the database answers for `ACCOUNT_COLUMNS`. SQLite has numbers for flags and times. */
export interface AccountRow {
  documentId: string;
  name: string | null;
  email: string;
  role: string | null;
  isVerified: boolean | number | null;
  blocked: boolean | number | null;
  createdAt: StoredTime;
}

/** Columns of an account, of `up_users as account`, `profiles as profile` and `up_roles as role`. */
export const ACCOUNT_COLUMNS = {
  documentId: 'account.document_id',
  name: 'profile.name',
  email: 'account.email',
  role: 'role.type',
  isVerified: 'account.confirmed',
  blocked: 'account.blocked',
  createdAt: 'account.created_at',
} as const;

/** Reads a row of `ACCOUNT_COLUMNS`. */
export function toAccount(row: AccountRow): Account {
  return {
    documentId: row.documentId,
    name: row.name ?? '',
    email: row.email,
    role: toAccountRole(row.role),
    isVerified: Boolean(row.isVerified),
    blocked: Boolean(row.blocked),
    createdAt: new Date(row.createdAt),
  };
}

/** A stored role as one of the product's; an account without one counts as the least. */
export function toAccountRole(type: unknown): AccountRole {
  return ACCOUNT_ROLES.find((role) => role === type) ?? 'student';
}
