import type { Database } from '../../shared/transaction';

/**
 * Profiles of members: accounts that are verified and not blocked. Tables are `profile`, `account` and `role`. People
 * are found by what is asked of their profiles: the plus and the one condition keep planners, which know little of a
 * database that has just been filled, from going through all accounts of a role instead.
 */
export function memberProfiles(database: Database) {
  return database('profiles as profile')
    .innerJoin('up_users as account', 'account.id', database.raw('+profile.user_id'))
    .innerJoin('up_roles as role', 'role.id', database.raw('+account.role_id'))
    .whereRaw('account.confirmed and not coalesce(account.blocked, false)');
}
