import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type AccountRole } from 'contracts';

import { conflict, violatesUniqueIndex } from '../../shared/conflict';
import { inTransaction, type Database } from '../../shared/transaction';
import { enqueueMail } from '../mail';
import { ACCOUNT, ACCOUNT_TOKEN, PROFILE, ROLE, USER, type Account } from './account';
import { admins, lockAdmins } from './admins';
import { createAccount } from './create-account';
import { everyAccount, listAccounts } from './listing';
import { issueToken } from './mailed-tokens';
import { invitation } from './mails/invitation';
import { hashPassword } from './passwords';
import { newToken } from './token';

/** What an admin writes of an account (admin §7). */
interface AccountChange {
  name: string;
  /** In lower case. */
  email: string;
  role: AccountRole;
  isVerified: boolean;
}

/** Whoever makes a change, such as `ctx.state.user`. */
interface Actor {
  documentId: string;
}

const ADDRESS_TAKEN = 'Another account already has this email address';
const NO_SUCH_ACCOUNT = 'This account does not exist';
const LAST_ADMIN = 'The portal needs at least one admin who can sign in';
const NOT_YOURSELF = 'You cannot delete your own account here';

/**
 * Changes to accounts by an admin (admin §2, Users). Each is one transaction. Sessions end by themselves where a
 * change takes something away: see `watch-accounts.ts`.
 */
const accountsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of accounts, by name, address and role. */
  listAccounts: listAccounts.bind(null, strapi),

  /** All accounts that fit a filter, in batches. */
  everyAccount: everyAccount.bind(null, strapi),

  /** One account. @throws NotFoundError */
  findAccount: (documentId: string): Promise<Account> => inTransaction(strapi, (trx) => findAccount(trx, documentId)),

  /**
   * Makes an account whose password nobody knows: its owner is mailed a link to choose one.
   * @throws a 409 when another account has the address
   */
  async addAccount({ isVerified, ...account }: AccountChange): Promise<Account> {
    // Before the transaction: hashing takes long, and on SQLite everyone would wait for it.
    const passwordHash = await hashPassword(strapi, newToken());
    return inTransaction(strapi, async (trx) => {
      const creating = createAccount(strapi, { ...account, isVerified, passwordHash });
      await refuseTakenAddress(creating);
      const id = await creating;
      const { documentId, token } = await issueToken(trx, id, 'invitation');
      await enqueueMail(strapi, {
        key: `invitation:${documentId}`,
        to: account.email,
        ...invitation.of({ name: account.name, token }),
      });
      const created = await strapi.db.query(USER).findOne({ where: { id }, select: ['documentId'] });
      return findAccount(trx, String(created.documentId));
    });
  },

  /**
   * @throws NotFoundError
   * @throws a 409 when another account has the address, or when no admin would be left
   */
  updateAccount: (documentId: string, change: AccountChange): Promise<Account> =>
    inTransaction(strapi, async (trx) => {
      const adminIds = await lockAdmins(trx);
      const { id, email } = await findIds(strapi, documentId);
      const role = await findRoleId(strapi, change.role);
      const data = { email: change.email, username: change.email, role, confirmed: change.isVerified };
      await refuseTakenAddress(strapi.db.query(USER).update({ where: { id }, data }));
      await strapi.db.query(PROFILE).update({ where: { user: id }, data: { name: change.name } });
      // A link that went to the old mailbox opens nothing any more.
      if (email !== change.email) await strapi.db.query(ACCOUNT_TOKEN).deleteMany({ where: { userId: id } });
      if (adminIds.includes(id)) await keepAnAdmin(trx);
      return findAccount(trx, documentId);
    }),

  /** Marks an address as its owner's. @throws NotFoundError */
  verifyAccount: (documentId: string): Promise<Account> =>
    inTransaction(strapi, async (trx) => {
      const { id } = await findIds(strapi, documentId);
      await strapi.db.query(USER).update({ where: { id }, data: { confirmed: true } });
      return findAccount(trx, documentId);
    }),

  /**
   * Deletes an account; what belongs to it goes with it (see `watch-accounts.ts`).
   * @returns what it was
   * @throws NotFoundError
   * @throws PolicyError (403) when it is the actor's own
   * @throws a 409 when no admin would be left
   */
  deleteAccount: (documentId: string, actor: Actor): Promise<Account> =>
    inTransaction(strapi, async (trx) => {
      const adminIds = await lockAdmins(trx);
      const account = await findAccount(trx, documentId);
      if (documentId === actor.documentId) throw new errors.PolicyError(NOT_YOURSELF);
      const { id } = await findIds(strapi, documentId);
      await strapi.db.query(USER).delete({ where: { id } });
      if (adminIds.includes(id)) await keepAnAdmin(trx);
      return account;
    }),

  /**
   * Deletes the account of whoever asks for it (member §5).
   * @param id the account's row
   * @returns false when it is gone already, by another request of a moment ago
   * @throws a 409 when no admin would be left
   */
  deleteOwnAccount: (id: number): Promise<boolean> =>
    inTransaction(strapi, async (trx) => {
      const adminIds = await lockAdmins(trx);
      if (!(await trx('up_users').where({ id }).forUpdate().first('id'))) return false;
      await strapi.db.query(USER).delete({ where: { id } });
      if (adminIds.includes(id)) await keepAnAdmin(trx, messages.lastAdmin);
      return true;
    }),
});

export default accountsService;

async function findAccount(database: Database, documentId: string): Promise<Account> {
  const found = database('up_users as account')
    .leftJoin('profiles as profile', 'profile.user_id', 'account.id')
    .leftJoin('up_roles as role', 'role.id', 'account.role_id')
    .where('account.document_id', documentId);
  const account = await ACCOUNT.first(found);
  if (!account) throw new errors.NotFoundError(NO_SUCH_ACCOUNT);
  return account;
}

async function findIds(strapi: Core.Strapi, documentId: string): Promise<{ id: number; email: string }> {
  const user = await strapi.db.query(USER).findOne({ where: { documentId }, select: ['id', 'email'] });
  if (!user) throw new errors.NotFoundError(NO_SUCH_ACCOUNT);
  return { id: Number(user.id), email: String(user.email) };
}

async function findRoleId(strapi: Core.Strapi, type: AccountRole): Promise<number> {
  const role = await strapi.db.query(ROLE).findOne({ where: { type }, select: ['id'] });
  if (!role) throw new Error(`The portal has no role ${type}.`);
  return Number(role.id);
}

/** Runs a write of an account's address. @throws a 409 when the address is taken */
async function refuseTakenAddress(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (violatesUniqueIndex(error)) throw conflict(ADDRESS_TAKEN);
    throw error;
  }
}

/** Refuses a change, inside its transaction, that leaves nobody to run the portal. */
async function keepAnAdmin(trx: Database, sentence = LAST_ADMIN): Promise<void> {
  const [first] = await admins(trx).limit(1);
  if (!first) throw conflict(sentence);
}
