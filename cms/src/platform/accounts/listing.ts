import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE, type AccountRole } from 'contracts';

import { searchFor } from '../../shared/search';
import type { Database } from '../../shared/transaction';
import { everyRow, listWideRows, orderOf, type Direction, type ListedRows, type Range } from '../tables/list-rows';
import { ACCOUNT, type Account } from './account';

/** Columns that a list of accounts can be ordered by. Each is the head of an index. */
const ORDERS = {
  name: ['profile.name', 'profile.id'],
  email: ['account.email'],
  role: ['account.role_id', 'account.created_at', 'account.id'],
  isVerified: ['account.confirmed', 'account.created_at', 'account.id'],
  createdAt: ['account.created_at', 'account.id'],
} as const;

type AccountOrder = keyof typeof ORDERS;

interface AccountsFilter {
  /** Part of a name or an address; empty finds all. */
  search?: string | undefined;
  role?: AccountRole | undefined;
  /** Only these accounts. */
  documentIds?: readonly string[] | undefined;
}

interface AccountsQuery extends AccountsFilter {
  /** The newest first when left out. Roles are in the order of `ROLES`. */
  sort?: { by: AccountOrder; direction: Direction } | undefined;
  /** First and last place, counted from 0, both included; at most `MAX_PAGE_SIZE` of them are answered. */
  range?: Range | undefined;
}

/**
 * A page of accounts, by one count and one query of the page (admin §2 Users). The page's ids are found first, on the
 * index of the order, so that a page far down reads no rows but its own.
 */
export function listAccounts(strapi: Core.Strapi, query: AccountsQuery): Promise<ListedRows<Account>> {
  const { by, direction } = query.sort ?? { by: 'createdAt', direction: 'desc' };
  const database = strapi.db.connection;
  return listWideRows(database, ACCOUNT, {
    find: () => find(strapi, query, false),
    places: () => find(strapi, query, by === 'name'),
    order: orderOf(ORDERS[by], direction),
    range: query.range ?? [0, MAX_PAGE_SIZE - 1],
    key: 'account.id',
    all: () => withNames(database),
  });
}

/** All accounts that fit a filter, in batches and in the order of joining. */
export const everyAccount = (strapi: Core.Strapi, query: AccountsFilter): AsyncGenerator<Account[]> =>
  everyRow(ACCOUNT, {
    find: () => withNames(strapi.db.connection).whereIn('account.id', find(strapi, query, false).select('account.id')),
    key: 'account.id',
  });

/** Accounts with the names of their profiles and their roles. */
const withNames = (database: Database) =>
  database('up_users as account')
    .innerJoin('profiles as profile', 'profile.user_id', 'account.id')
    .leftJoin('up_roles as role', 'role.id', 'account.role_id');

/** Accounts that fit the filter, not yet ordered. */
function find(strapi: Core.Strapi, { search, role, documentIds }: AccountsFilter, withProfile: boolean) {
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
