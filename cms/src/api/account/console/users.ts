import { consoleUserBody, messages, NAME_MAX_CHARS, ROLE_LABELS } from 'contracts';

import accountsService from '../../../platform/accounts';
import { PROFILE, USER } from '../../../platform/accounts/account';
import { lockAdmins } from '../../../platform/accounts/admins';
import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { inTransaction } from '../../../shared/transaction';
import { presentUser } from './present';

/** The people who have an account (admin §2, Users page). */
export const userResource = defineResource({
  name: 'users',
  uid: USER,
  besides: [{ uid: PROFILE, by: 'user' }],
  icon: 'people',
  group: 'people',
  place: 10,
  nouns: ['user', 'users'],
  words: {
    lead: 'Everyone with an account: students, alumni, faculty and admins.',
    searched: 'Name or email',
    nothingFound: { title: 'No users found', text: 'Try another name or address, or look among all roles.' },
    notSaved: messages.userNotUpdated,
    created: messages.userAdded,
  },
  fields: {
    name: { label: 'Name', required: true, maxLength: NAME_MAX_CHARS },
    email: { label: 'Email' },
    role: { type: 'choice', label: 'Role', required: true, choices: ROLE_LABELS },
    isVerified: {
      type: 'boolean',
      label: 'Is verified',
      hint: 'Whether the email address is known to be theirs.',
    },
    createdAt: { label: 'Joined' },
  },
  columns: ['name', 'email', 'role', 'isVerified', 'createdAt'],
  exported: ['name', 'email', 'role', 'isVerified', 'blocked', 'createdAt'],
  sortable: ['id', 'name', 'email', 'role', 'isVerified', 'createdAt'],
  filters: {
    role: {
      label: 'Role',
      all: 'All Roles',
      choices: { student: 'Students', alumni: 'Alumni', faculty: 'Faculty', admin: 'Admins' },
    },
  },
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Name, A to Z', field: 'name', order: 'ASC' },
    { label: 'Email, A to Z', field: 'email', order: 'ASC' },
    { label: 'Role', field: 'role', order: 'ASC' },
    { label: 'Not verified first', field: 'isVerified', order: 'ASC' },
  ],
  form: ['name', 'email', 'role', 'isVerified'],
  also: ['create'],
  writable: consoleUserBody,
  lockFirst: lockAdmins,
  records(strapi) {
    const accounts = accountsService({ strapi });
    return {
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

      each: ({ q, role, id }) => inBatches(accounts.everyAccount({ search: q, role, documentIds: id }), presentUser),

      one: async (id) => presentUser(await accounts.findAccount(id)),

      create: async (person) => presentUser(await accounts.addAccount(person)),

      update: async (id, change) => presentUser(await accounts.updateAccount(id, change)),

      remove: (ids, caller) =>
        inTransaction(strapi, async () => {
          const removed = [];
          for (const id of ids) removed.push(presentUser(await accounts.deleteAccount(id, caller)));
          return removed;
        }),
    };
  },
});
