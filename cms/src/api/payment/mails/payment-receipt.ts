import { CURRENCIES, formatMoney, paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { receiptFile, writeReceiptPdf } from '../receipts/receipt-pdf';

const receiptData = z.strictObject({
  number: z.string(),
  payer: personName,
  purpose: z.string(),
  amount: z.int(),
  refunded: z.int(),
  currency: z.enum(CURRENCIES),
  date: z.string(),
  method: z.string(),
  isVoid: z.boolean(),
});

/** Brings the receipt of a payment, as a file. */
export const paymentReceipt = template(
  'payment-receipt',
  receiptData,
  ({ number, payer, purpose, amount, currency, date }, sender) => ({
    subject: `Receipt ${number} (${sender.name})`,
    preheader: `We received ${formatMoney(amount, currency)}.`,
    heading: 'Thank you for your payment',
    paragraphs: [
      greeting(payer),
      `We received ${formatMoney(amount, currency)} on ${date}: ${oneLine(purpose)}.`,
      `Your receipt ${number} is attached.`,
    ],
    action: { label: 'See your payments', url: `${sender.origin}${paths.membership()}` },
    notes: [],
    reason: `You get this mail because you paid ${sender.name}.`,
  }),
  async (facts, sender) => [
    {
      filename: receiptFile(facts),
      contentType: PDF_TYPE,
      content: await writeReceiptPdf({ ...facts, society: sender.name }),
    },
  ],
);
