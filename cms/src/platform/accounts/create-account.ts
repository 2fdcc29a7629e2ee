import type { Core } from '@strapi/strapi';
import type { AccountRole } from 'contracts';

import { PROFILE, ROLE, USER } from './account';
import { tellOfAdmin } from './admin-standing';

export interface NewAccount {
  name: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
  role: AccountRole;
  isVerified: boolean;
  /** It counts as one of long ago, and nobody is told of it: the first account of all, or of the demo. */
  isTrusted?: boolean;
}

/**
 * Stores an account and its profile. Belongs into a transaction.
 * @returns the account's id
 * @throws the database's error when the address is taken, see `violatesUniqueIndex`
 */
export async function createAccount(strapi: Core.Strapi, account: NewAccount): Promise<number> {
  const { name, email, passwordHash, role, isVerified, isTrusted = false } = account;
  const { id: roleId } = await strapi.db.query(ROLE).findOne({ where: { type: role }, select: ['id'] });
  const user = await strapi.db.query(USER).create({
    data: {
      username: email,
      email,
      provider: 'local',
      password: passwordHash,
      confirmed: isVerified,
      blocked: false,
      role: roleId,
      standingSince: isTrusted ? null : new Date(),
    },
  });
  const id = Number(user.id);
  await strapi.db.query(PROFILE).create({ data: { name, user: id } });
  if (role === 'admin' && !isTrusted) await tellOfAdmin(strapi, id, 'made');
  return id;
}
