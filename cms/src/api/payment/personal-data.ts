import { fromMinorUnits, PAYMENT_STATUS_OF } from 'contracts';

import type { PersonalDataPart } from '../../platform/personal-data/part';
import { MONEY_REQUESTS_TABLE } from './money-requests/store';
import { end } from './payments/settle';
import { payments, PAYMENTS_TABLE, STORED } from './payments/store';
import { RECEIPTS_TABLE } from './receipts/issue';

/**
 * What the person paid. The society has to keep that, so payments, receipts and the ledger stay, as those of a former
 * member: without a name, and without what somebody wrote about them.
 */
export const paymentsPart: PersonalDataPart = {
  name: 'payments',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = payments(strapi.db.connection).where('payment.member_id', profileId).orderBy('payment.id');
    return (await STORED.all(own)).map((row) => ({
      ...{ for: row.itemName, relatedTo: row.relatedTo, months: row.months, currency: row.currency },
      ...{ amount: fromMinorUnits(row.amount, row.currency), refunded: fromMinorUnits(row.refunded, row.currency) },
      ...{ status: PAYMENT_STATUS_OF[row.state], state: row.state, method: row.paymentMethod },
      utr: row.utr ?? row.formerUtr,
      ...{ receiptNumber: row.receiptNumber, description: row.description, reason: row.reason },
      createdAt: row.createdAt.toISOString(),
      paidOn: row.paidAt?.toISOString() ?? null,
    }));
  },

  async erase(strapi, { profileId }, trx) {
    if (profileId === null) return;
    const now = new Date();
    // Locked in one order, as whoever deletes or settles several: then nobody waits for whoever waits for them.
    const rows: { id: number; state: string; callback_at: unknown }[] = await trx(PAYMENTS_TABLE)
      .where({ member_id: profileId })
      .orderBy('id')
      .forUpdate()
      .select('id', 'state', 'callback_at');
    const ids = rows.map(({ id }) => id);
    for (const { id, state, callback_at: chargedUntil } of rows) {
      // What a gateway has charged is booked once it answers.
      if (state === 'pending' && chargedUntil === null) {
        await end(strapi, id, { event: 'cancel', unlessCharged: true }, now);
      }
    }
    await trx(PAYMENTS_TABLE).whereIn('id', ids).update({ description: '', reason: '', receipt_url: '' });
    await trx('payment_steps').whereIn('payment_id', ids).update({ note: '' });
    await trx('money_changes')
      .where({ subject: 'payment' })
      .whereIn('subject_id', trx(PAYMENTS_TABLE).whereIn('id', ids).select('document_id'))
      .update({ reason: '' });
    await trx(MONEY_REQUESTS_TABLE).where({ member_id: profileId }).update({ reason: '', decision_reason: '' });
    await trx('payment_requests').where({ member_id: profileId }).delete();
    await trx(RECEIPTS_TABLE)
      .whereIn('payment_id', ids)
      .orWhereIn('former_payment_id', ids)
      .update({ payer_name: null });
  },
};
