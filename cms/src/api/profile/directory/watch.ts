import type { Core } from '@strapi/strapi';

import { PROFILE, USER } from '../../../platform/accounts/account';
import { watchRows, watchRowsBehind } from '../../../platform/word-index/watch';

/**
 * Keeps the directory's index in step with profiles and accounts. Whoever makes many profiles at once indexes them with
 * `indexPeople`.
 */
export function watchPeople(strapi: Core.Strapi, index: (profileIds: readonly number[]) => Promise<void>): void {
  watchRows(strapi, PROFILE, index);
  watchRowsBehind(strapi, USER, (where) => profilesOfAccounts(strapi, where), index);
}

async function profilesOfAccounts(strapi: Core.Strapi, where: object): Promise<number[]> {
  const profiles = await strapi.db.query(PROFILE).findMany({ where: { user: where }, select: ['id'] });
  return profiles.map(({ id }) => Number(id));
}
