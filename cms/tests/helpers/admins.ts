import { type AccountRole } from 'contracts';
import { type Knex } from 'knex';

import { inDatabase } from './database';

const roleId = (database: Knex, type: AccountRole) => database('up_roles').where({ type }).select('id');

/** Does something while nobody but these people is an admin. */
export async function withoutOtherAdmins(emails: readonly string[], work: () => Promise<void>): Promise<void> {
  const demoted: number[] = await inDatabase((database) =>
    database('up_users')
      .where({ role_id: roleId(database, 'admin') })
      .whereNotIn('email', emails)
      .pluck('id'),
  );
  const setRole = (role: AccountRole) =>
    inDatabase((database) =>
      database('up_users')
        .whereIn('id', demoted)
        .update({ role_id: roleId(database, role) }),
    );
  await setRole('student');
  try {
    await work();
  } finally {
    await setRole('admin');
  }
}
