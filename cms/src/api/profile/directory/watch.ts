import type { Core } from '@strapi/strapi';

import { PROFILE, USER } from '../../../platform/accounts/account';
import { watchRows, watchRowsBehind } from '../../../platform/word-index/watch';
import { indexPeople } from './directory-index';

/**
 * Keeps the directory's index in step with profiles and accounts. Whoever makes many profiles at once indexes them with
 * `indexPeople`. Belongs into `register`.
 */
export function watchPeople(strapi: Core.Strapi): void {
  const index = (ids: readonly number[]) => indexPeople(strapi, ids);
  watchRows(strapi, PROFILE, index);
  watchRowsBehind(strapi, USER, (where) => profilesOfAccounts(strapi, where), index);
}

async function profilesOfAccounts(strapi: Core.Strapi, where: object): Promise<number[]> {
  const profiles = await strapi.db.query(PROFILE).findMany({ where: { user: where }, select: ['id'] });
  return profiles.map(({ id }) => Number(id));
}
