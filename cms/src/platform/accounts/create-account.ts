import type { Core } from '@strapi/strapi';
import type { AccountRole } from 'contracts';

import { PROFILE, ROLE, USER } from './account';

export interface NewAccount {
  name: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
  role: AccountRole;
  isVerified: boolean;
}

/**
 * Stores an account and its profile. Belongs into a transaction.
 * @returns the account's id
 * @throws the database's error when the address is taken, see `violatesUniqueIndex`
 */
export async function createAccount(strapi: Core.Strapi, account: NewAccount): Promise<number> {
  const { name, email, passwordHash, role, isVerified } = account;
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
    },
  });
  await strapi.db.query(PROFILE).create({ data: { name, user: user.id } });
  return Number(user.id);
}
