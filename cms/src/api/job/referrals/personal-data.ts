import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { REFERRAL, referrals, REFERRALS_TABLE } from './store';

/** Whom the person asked for a referral, and who asked them: both have words of both, so both lose them. */
export const referralsPart: PersonalDataPart = {
  name: 'referrals',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = referrals(strapi.db.connection)
      .where((either) => either.where('referral.asker_id', profileId).orWhere('referral.person_id', profileId))
      .orderBy('referral.id');
    return (await REFERRAL.all(own)).map(({ title, company, askerId, state, message, answer, ...more }) => ({
      ...{ job: title, company, isAsker: askerId === profileId, state, message, answer },
      askedAt: more.createdAt.toISOString(),
      answeredAt: more.answeredAt?.toISOString() ?? null,
    }));
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    for (const column of ['asker_id', 'person_id'])
      await trx(REFERRALS_TABLE)
        .where({ [column]: profileId })
        .delete();
  },
};
