import type { Core } from '@strapi/strapi';
import { ACCOUNT_ROLES, consoleUserBody, MAX_SEARCH_CHARS } from 'contracts';
import { z } from 'zod';

import accountsService from '../../../platform/accounts';
import type { ResourceDefinition } from '../../../platform/console/definition';
import { idsFilter } from '../../../platform/console/query';
import { inTransaction } from '../../../shared/transaction';
import { presentUser } from './present';

const sortable = ['id', 'name', 'email', 'role', 'isVerified', 'createdAt'] as const;

const filterable = z.strictObject({
  /** Part of a name or an e-mail address. */
  q: z.string().max(MAX_SEARCH_CHARS).optional(),
  role: z.enum(ACCOUNT_ROLES).optional(),
  id: idsFilter,
});

type Users = ResourceDefinition<
  ReturnType<typeof presentUser>,
  (typeof sortable)[number],
  typeof filterable.shape,
  typeof consoleUserBody.shape
>;

/** The people who have an account (admin §2, Users page). */
export function userResource(strapi: Core.Strapi): Users {
  const accounts = accountsService({ strapi });
  return {
    name: 'users',
    sortable,
    filterable,
    writable: consoleUserBody,

    async list({ sort, range, filter: { q, role, id } }) {
      const page = await accounts.listAccounts({
        search: q,
        role,
        documentIds: id,
        // Ids say nothing to people; who asks for their order means the order of joining.
        sort: sort && { ...sort, by: sort.by === 'id' ? 'createdAt' : sort.by },
        range,
      });
      return { records: page.rows.map(presentUser), total: page.total };
    },

    one: async (id) => presentUser(await accounts.findAccount(id)),

    update: async (id, change) => presentUser(await accounts.updateAccount(id, change)),

    remove: (ids, caller) =>
      inTransaction(strapi, async () => {
        const removed = [];
        for (const id of ids) removed.push(presentUser(await accounts.deleteAccount(id, caller)));
        return removed;
      }),
  };
}
