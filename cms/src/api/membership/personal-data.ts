import type { PersonalDataPart } from '../../platform/personal-data/part';
import { rupees } from './presenter';
import { contributionsOf, findMembership, MEMBERSHIPS_TABLE } from './store';

/**
 * What the person contributed each month. It stays as that of a former member, since the society's totals and ledger have
 * it; what an admin wrote about them goes, and nothing more is charged.
 */
export const membershipPart: PersonalDataPart = {
  name: 'membership',

  async export(strapi, { profileId }) {
    if (profileId === null) return null;
    const membership = await findMembership(strapi.db.connection, profileId);
    if (!membership) return null;
    const rows = await contributionsOf(strapi.db.connection, profileId);
    return {
      ...{ startedIn: membership.startedIn, contributes: membership.tierChoice, reason: membership.reason },
      contributions: rows.map(({ month, tier, amount, paidAt }) => ({
        ...{ month, tier, amount: rupees(amount), paidOn: paidAt?.toISOString() ?? null },
      })),
    };
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    const own = trx(MEMBERSHIPS_TABLE).where({ member_id: profileId });
    await trx('money_changes')
      .where({ subject: 'membership' })
      .whereIn('subject_id', own.clone().select('document_id'))
      .update({ reason: '' });
    await trx('contribution_reminders').whereIn('membership_id', own.clone().select('id')).delete();
    await own.clone().update({ tier_choice: 'none', reason: '' });
  },
};
