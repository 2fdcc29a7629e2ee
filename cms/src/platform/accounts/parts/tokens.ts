import type { PersonalDataPart } from '../../personal-data/part';
import { ACCOUNT_TOKEN } from '../account';

/** Links that were mailed. Of a link the download says what it was for; what opens it is known to the mail alone. */
export const tokensPart: PersonalDataPart = {
  name: 'mailedLinks',

  async export(strapi, { userId }) {
    const tokens = await strapi.db.query(ACCOUNT_TOKEN).findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
    return tokens.map(({ kind, email, createdAt, expiresAt, usedAt }) => ({
      kind: String(kind),
      newEmail: email ? String(email) : null,
      createdAt: new Date(String(createdAt)).toISOString(),
      expiresAt: new Date(String(expiresAt)).toISOString(),
      usedAt: usedAt ? new Date(String(usedAt)).toISOString() : null,
    }));
  },

  async erase(strapi, { userId }) {
    await strapi.db.query(ACCOUNT_TOKEN).deleteMany({ where: { userId } });
  },
};
