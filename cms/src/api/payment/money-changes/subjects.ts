import { formatMoney, MONEY_SUBJECT_LABELS, type Currency } from 'contracts';

import { recordPage, type MoneySubject } from '../../../platform/payables/money-subject';
import { PAYMENTS_TABLE } from '../payments/store';

/** What of payments is noted in the changes of money. */
export const paymentSubjects: readonly MoneySubject[] = [
  {
    subject: 'payment',
    page: recordPage('payments'),
    // Who paid is read on the payment's own page.
    async titles(database, ids) {
      const rows: { id: string; name: string; amount: number; currency: Currency }[] = await database(PAYMENTS_TABLE)
        .whereIn('document_id', [...ids])
        .select({ id: 'document_id', name: 'item_name', amount: 'amount', currency: 'currency' });
      return new Map(rows.map(({ id, name, amount, currency }) => [id, `${name}, ${formatMoney(amount, currency)}`]));
    },
  },
  {
    subject: 'settings',
    page: () => '/settings',
    titles: (_database, ids) => Promise.resolve(new Map(ids.map((id) => [id, MONEY_SUBJECT_LABELS.settings]))),
  },
];
