import { presentTime } from '../../shared/stored-time';
import type { PersonalDataPart } from '../personal-data/part';
import { Outbox } from './outbox';

/** Mail on its way to the person. What was sent has been forgotten already, see `Outbox.settle`. */
export const outboxPart: PersonalDataPart = {
  name: 'outgoingMail',

  async export(strapi, { email }) {
    const mails = await new Outbox(strapi.db).waitingFor(email);
    return mails.map(({ kind, createdAt }) => ({ kind, createdAt: presentTime(createdAt) }));
  },

  async erase(strapi, { userId, email }, trx) {
    // To a new address, too, which is not the account's yet.
    const waiting: string[] = await trx('account_tokens')
      .where({ user_id: userId })
      .whereNotNull('email')
      .pluck('email');
    await new Outbox(strapi.db).withdraw([email, ...waiting], new Date());
  },
};
