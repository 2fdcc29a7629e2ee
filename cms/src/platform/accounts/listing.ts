import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE, type AccountRole } from 'contracts';

import { searchFor } from '../../shared/search';
import { ACCOUNT_COLUMNS, toAccount, type Account, type AccountRow } from './account';

/** Columns that a list of accounts can be ordered by. Each is the head of an index. */
const ORDERS = {
  name: ['profile.name', 'profile.id'],
  email: ['account.email'],
  role: ['account.role_id', 'account.created_at', 'account.id'],
  isVerified: ['account.confirmed', 'account.created_at', 'account.id'],
  createdAt: ['account.created_at', 'account.id'],
} as const;

type AccountOrder = keyof typeof ORDERS;

export interface AccountsQuery {
  /** Part of a name or an address; empty finds all. */
  search?: string | undefined;
  role?: AccountRole | undefined;
  /** Only these accounts. */
  documentIds?: readonly string[] | undefined;
  /** The newest first when left out. Roles are in the order of `ROLES`. */
  sort?: { by: AccountOrder; direction: 'asc' | 'desc' } | undefined;
  /** First and last place, counted from 0, both included; at most `MAX_PAGE_SIZE` of them are answered. */
  range?: readonly [from: number, to: number] | undefined;
}

export interface AccountsPage {
  accounts: Account[];
  /** How many the filter finds in all. */
  total: number;
}

/**
 * A page of accounts, by one count and one query of the page (admin §2 Users). The page's ids are found first, on the
 * index of the order, so that a page far down reads no rows but its own.
 */
export async function listAccounts(strapi: Core.Strapi, query: AccountsQuery): Promise<AccountsPage> {
  const { by, direction } = query.sort ?? { by: 'createdAt', direction: 'desc' };
  const [from, to] = query.range ?? [0, MAX_PAGE_SIZE - 1];
  const order = ORDERS[by].map((column) => ({ column, order: direction }));
  const database = strapi.db.connection;

  const places = find(strapi, query, by === 'name')
    .select('account.id')
    .orderBy(order)
    .offset(from)
    .limit(Math.max(0, Math.min(to - from + 1, MAX_PAGE_SIZE)));
  const [rows, counted] = await Promise.all([
    database('up_users as account')
      .innerJoin('profiles as profile', 'profile.user_id', 'account.id')
      .leftJoin('up_roles as role', 'role.id', 'account.role_id')
      .whereIn('account.id', database.select('id').from(places.as('place')))
      .orderBy(order)
      .select<AccountRow[]>(ACCOUNT_COLUMNS),
    find(strapi, query, false).count<[{ total: number | string }]>({ total: '*' }).first(),
  ]);
  return { accounts: rows.map(toAccount), total: Number(counted?.total ?? 0) };
}

/** Accounts that fit the filter, not yet ordered. */
function find(strapi: Core.Strapi, { search, role, documentIds }: AccountsQuery, withProfile: boolean) {
  const database = strapi.db.connection;
  const accounts = database('up_users as account');
  if (withProfile) void accounts.innerJoin('profiles as profile', 'profile.user_id', 'account.id');
  if (documentIds) void accounts.whereIn('account.document_id', documentIds);
  if (role) void accounts.where('account.role_id', database('up_roles').where({ type: role }).select('id').limit(1));
  const term = searchFor(strapi, search);
  if (term) {
    const { like, bindings } = term;
    // Two indexes are read from end to end, and no row that does not fit.
    const byName = database('profiles').whereRaw(`name ${like}`, bindings).select('user_id');
    void accounts.whereIn('account.id', (found) =>
      found.from('up_users').whereRaw(`email ${like}`, bindings).select('id').union(byName),
    );
  }
  return accounts;
}
