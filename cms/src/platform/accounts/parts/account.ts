import { addedValues } from '../../added-fields/added-values';
import type { PersonalDataPart } from '../../personal-data/part';
import { selection } from '../../tables/selection';
import { ACCOUNT_COLUMNS, USER } from '../account';
import { pendingEmailOf } from '../email-change';
import { forgetCounts } from '../limits';

const EXPORTED = selection(ACCOUNT_COLUMNS, { pendingEmail: (stored: unknown) => (stored ?? null) as string | null });

/** Credentials and state. The account's row itself goes last, with whoever deletes it. */
export const accountPart: PersonalDataPart = {
  name: 'account',

  async export(strapi, { userId }) {
    const database = strapi.db.connection;
    const own = database('up_users as account')
      .leftJoin('profiles as profile', 'profile.user_id', 'account.id')
      .leftJoin('up_roles as role', 'role.id', 'account.role_id')
      .where('account.id', userId)
      .select({ pendingEmail: pendingEmailOf(database, userId) });
    const account = await EXPORTED.first(own);
    if (!account) return null;
    const { documentId: _id, email, pendingEmail, role, isVerified, createdAt } = account;
    const more = await addedValues(strapi, USER, userId);
    return { _id, email, pendingEmail, role, isVerified, createdAt: createdAt.toISOString(), ...more };
  },

  async erase(strapi, person) {
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(() => {
        forgetCounts(person).catch((error: unknown) => strapi.log.warn('Counts of a deleted account stay.', { error }));
      });
    });
  },
};
