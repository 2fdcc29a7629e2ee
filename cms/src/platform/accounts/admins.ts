import type { AccountRole } from 'contracts';

import type { Database } from '../../shared/transaction';

/** Ids of the accounts that can run the portal. */
export function admins(database: Database) {
  return database('up_users')
    .whereIn(
      'role_id',
      database('up_roles')
        .where({ type: 'admin' satisfies AccountRole })
        .select('id'),
    )
    .where({ confirmed: true })
    .where((either) => either.where({ blocked: false }).orWhereNull('blocked'))
    .orderBy('id')
    .select<{ id: number }[]>('id');
}

/** Keeps the admins as they are until the transaction ends, so that two changes cannot each count on the other's. */
export async function lockAdmins(trx: Database): Promise<number[]> {
  const rows = await admins(trx).forUpdate();
  return rows.map(({ id }) => id);
}

/** The profiles' rows of all who run the portal. */
export async function adminProfiles(database: Database): Promise<number[]> {
  const accounts = (await admins(database)).map(({ id }) => id);
  return database('profiles').whereIn('user_id', accounts).orderBy('id').pluck('id');
}
