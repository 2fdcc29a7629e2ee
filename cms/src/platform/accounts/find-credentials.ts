import type { Core } from '@strapi/strapi';

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

/** @param where the account's address in lower case, or its id. @returns null when there is none */
export async function findCredentials(
  strapi: Core.Strapi,
  where: { email: string } | { id: number },
): Promise<Credentials | null> {
  const user = await strapi.db
    .query(USER)
    .findOne({ where, select: ['id', 'email', 'password', 'confirmed', 'blocked'] });
  if (!user) return null;
  const id = Number(user.id);
  const profile = await strapi.db.query(PROFILE).findOne({ where: { user: id }, select: ['name'] });
  return {
    id,
    name: String(profile?.name ?? ''),
    email: String(user.email),
    passwordHash: user.password ? String(user.password) : null,
    isVerified: Boolean(user.confirmed),
    blocked: Boolean(user.blocked),
  };
}
