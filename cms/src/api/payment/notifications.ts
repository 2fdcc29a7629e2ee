import type { Core } from '@strapi/strapi';
import { formatMoney, paths, type Currency } from 'contracts';
import { z } from 'zod';

import { notify } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import { PAYMENT_NEWS, paymentNews, type PaymentNews } from './mails/payment-news';
import type { StoredPayment } from './payments/store';

const SENTENCES: Record<PaymentNews, (amount: string, item: string) => string> = {
  found: (amount, item) => `The treasurer found your payment of ${amount} for ${item}.`,
  'not-found': (amount, item) => `The treasurer did not find your payment of ${amount} for ${item}.`,
  'given-back': (amount, item) => `${amount} of your payment for ${item} were given back.`,
  'looked-for-again': (amount, item) =>
    `The treasurer looks once more for your payment of ${amount} for ${item}. Its receipt is void until then.`,
};

const told = z.object({ news: z.enum(PAYMENT_NEWS), amount: z.string(), item: z.string(), words: z.string() });
const sentenceOf = (data: unknown): string => {
  const news = told.safeParse(data).data;
  return news ? SENTENCES[news.news](news.amount, news.item) : 'There was news of a payment of yours.';
};

/** What people are told of their payments, in words. */
export const paymentNotifications: NotificationWords = {
  'payment-news': {
    sentence: (_actor, data) => sentenceOf(data),
    text: (data) => told.safeParse(data).data?.words || null,
  },
};

/** What the treasurer decided. */
interface Decided {
  news: PaymentNews;
  /** Minor units that it is about. */
  amount: number;
  /** What the treasurer wrote. */
  words: string;
  /** Tells apart what may happen several times to one payment. */
  once: string;
}

/** Tells the payer what the treasurer decided, in the transaction of the decision. */
export async function tellPayer(
  strapi: Core.Strapi,
  {
    documentId,
    memberId,
    itemName,
    currency,
  }: Pick<StoredPayment, 'documentId' | 'memberId' | 'itemName'> & {
    currency: Currency;
  },
  { news, amount, words, once }: Decided,
): Promise<void> {
  const data = { news, amount: formatMoney(amount, currency), item: itemName, words };
  await notify(strapi, {
    ...{ kind: 'payment-news', recipientId: memberId, data, href: paths.membership() },
    key: `payment-${news}:${documentId}:${once}`,
    mail: (name) => paymentNews.of({ name, news, line: sentenceOf(data), words }),
  });
}
