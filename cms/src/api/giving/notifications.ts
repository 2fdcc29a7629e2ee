import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { formatMoney, GENERAL_DONATIONS, paths } from 'contracts';
import { z } from 'zod';

import { notify, notifyAll } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import type { Database } from '../../shared/transaction';
import { titlesOf } from './campaigns/store';
import type { StoredDonation } from './donations/store';
import { givingNews } from './mails/giving-news';

/** `campaign` is empty for none, and where the donor is not named: nothing says what they gave for. */
const thanked = z
  .object({ amount: z.string(), campaign: z.string(), isAnonymous: z.boolean() })
  .catch({ amount: '', campaign: '', isAnonymous: false });
const thanks = (data: unknown): string => {
  const { amount, campaign, isAnonymous } = thanked.parse(data);
  const gift = `${isAnonymous ? 'anonymous ' : ''}donation${amount && ` of ${amount}`}`;
  return `Your ${gift}${campaign && ` to “${campaign}”`} has arrived. Thank you for your support.`;
};

/** Keys stand in logs, where nobody may read who gave to what. */
const digestOf = (...names: readonly (string | number)[]): string =>
  createHash('sha256').update(names.join(':')).digest('base64url');

const reached = z.object({ campaign: z.string() }).catch({ campaign: '' });
const goal = (data: unknown): string => `“${reached.parse(data).campaign}” has reached its goal, with your help.`;

/** What donors are told, in words. */
export const givingNotifications: NotificationWords = {
  'donation-thanks': { sentence: (_actor, data) => thanks(data), text: () => null },
  'campaign-reached': { sentence: (_actor, data) => goal(data), text: () => null },
};

/** Thanks whoever gave, in the transaction of the payment. */
export async function thankDonor(
  strapi: Core.Strapi,
  trx: Database,
  { paymentId, campaignId, amount, currency, isAnonymous }: StoredDonation,
  recipientId: number,
): Promise<void> {
  const isFor = !isAnonymous && campaignId !== GENERAL_DONATIONS;
  const title = isFor ? (await titlesOf(trx, [campaignId])).get(campaignId) : undefined;
  const data = { amount: formatMoney(amount, currency), campaign: title ?? '', isAnonymous };
  await notify(strapi, {
    ...{ kind: 'donation-thanks', recipientId, data, href: paths.giving({ tab: 'donations' }) },
    key: `donation-thanks:${paymentId}`,
    mail: (name) => givingNews.of({ name, news: 'thanks', line: thanks(data), campaignId: '' }),
  });
}

/** Tells some of those who gave, by their profiles, that a campaign has reached its goal. */
export async function tellReached(
  strapi: Core.Strapi,
  { documentId, title }: { documentId: string; title: string },
  donors: readonly number[],
): Promise<void> {
  const data = { campaign: title };
  const notifications = donors.map((recipientId) => ({
    ...{ recipientId, data, href: paths.campaign(documentId) },
    key: `campaign-reached:${digestOf(documentId, recipientId)}`,
    mail: (name: string) => givingNews.of({ name, news: 'reached', line: goal(data), campaignId: documentId }),
  }));
  await notifyAll(strapi, 'campaign-reached', notifications);
}
