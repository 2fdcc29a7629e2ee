import type { PersonalDataPart } from '../../platform/personal-data/part';
import { CONTACT_MESSAGES_TABLE, STORED_MESSAGE } from './contact-message';

/** What came through the contact form in the name of the person's address. */
export const contactMessagesPart: PersonalDataPart = {
  name: 'contactMessages',

  async export(strapi, { email }) {
    const own = strapi.db.connection(CONTACT_MESSAGES_TABLE).where({ email }).orderBy('id');
    return (await STORED_MESSAGE.all(own)).map(({ name, message, createdAt }) => ({
      ...{ name, message },
      createdAt: createdAt.toISOString(),
    }));
  },

  async erase(_strapi, { userId, email }, trx) {
    // Whoever has never shown that the address is theirs takes no word of its owner's along.
    const owner = await trx('up_users').where({ id: userId, confirmed: true }).first('id');
    if (owner) await trx(CONTACT_MESSAGES_TABLE).where({ email }).delete();
  },
};
