import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

/** What there is to tell about a payment. */
export const PAYMENT_NEWS = ['found', 'not-found', 'given-back', 'looked-for-again'] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

const SUBJECTS: Record<PaymentNews, string> = {
  found: 'We found your payment',
  'not-found': 'We did not find your payment',
  'given-back': 'Your payment was given back',
  'looked-for-again': 'We look for your payment once more',
};

const paymentNewsData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  news: z.enum(PAYMENT_NEWS),
  line: z.string(),
  /** What the treasurer wrote. */
  words: z.string(),
});

/** Tells a person what the treasurer decided about their payment. */
export const paymentNews = template('payment-news', paymentNewsData, ({ name, news, line, words }, sender) => ({
  subject: `${SUBJECTS[news]} (${sender.name})`,
  preheader: SUBJECTS[news],
  heading: SUBJECTS[news],
  paragraphs: [greeting(name), oneLine(line)],
  ...(words && { quote: words }),
  action: { label: 'See your payments', url: `${sender.origin}${paths.membership()}` },
  notes: [],
  reason: `You get this mail because you paid ${sender.name}.`,
}));
