import { ACCOUNT_COLUMNS, toAccount, type AccountRow } from '../account';
import { pendingEmailOf } from '../email-change';
import { forgetCounts } from '../limits';
import type { PersonalDataPart } from '../../personal-data/part';

/** Credentials and state. The account's row itself goes last, with whoever deletes it. */
export const accountPart: PersonalDataPart = {
  name: 'account',

  async export(strapi, { userId }) {
    const database = strapi.db.connection;
    const [row] = await database('up_users as account')
      .leftJoin('profiles as profile', 'profile.user_id', 'account.id')
      .leftJoin('up_roles as role', 'role.id', 'account.role_id')
      .where('account.id', userId)
      .select<(AccountRow & { pendingEmail: string | null })[]>(ACCOUNT_COLUMNS)
      .select({ pendingEmail: pendingEmailOf(database, userId) });
    if (!row) return null;
    const { documentId: _id, email, role, isVerified, createdAt } = toAccount(row);
    return { _id, email, pendingEmail: row.pendingEmail, role, isVerified, createdAt: createdAt.toISOString() };
  },

  async erase(strapi, person) {
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(() => {
        forgetCounts(person).catch((error: unknown) => strapi.log.warn('Counts of a deleted account stay.', { error }));
      });
    });
  },
};
