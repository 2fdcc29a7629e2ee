import type { Core } from '@strapi/strapi';
import { CONTRIBUTION_CURRENCY, formatMoney, formatMonth, paths } from 'contracts';
import { z } from 'zod';

import { notify } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import { contributionAdjusted } from './mails/contribution-adjusted';

const told = z.object({ month: z.string(), from: z.string(), to: z.string(), words: z.string() });

function sentenceOf(data: unknown): string {
  const adjusted = told.safeParse(data).data;
  if (!adjusted) return 'A contribution of yours was changed.';
  const { month, from, to } = adjusted;
  if (to === '') return `Your contribution of ${month}, ${from}, was waived.`;
  if (from === '') return `A contribution of ${to} for ${month} was added.`;
  return `Your contribution of ${month} was changed from ${from} to ${to}.`;
}

/** What members are told of adjustments, in words. */
export const adjustmentNotifications: NotificationWords = {
  'contribution-adjusted': {
    sentence: (_actor, data) => sentenceOf(data),
    text: (data) => told.safeParse(data).data?.words || null,
  },
};

/** What an admin changed. Amounts are minor units; 0 is none. */
interface Adjusted {
  memberId: number;
  month: string;
  from: number;
  to: number;
  reason: string;
  key: string;
}

/** Tells a member what an admin changed of their contributions, in the transaction of the change. */
export async function tellAdjusted(
  strapi: Core.Strapi,
  { memberId, month, from, to, reason, key }: Adjusted,
): Promise<void> {
  const inWords = (amount: number) => (amount === 0 ? '' : formatMoney(amount, CONTRIBUTION_CURRENCY));
  const data = { month: formatMonth(month), from: inWords(from), to: inWords(to), words: reason };
  await notify(strapi, {
    ...{ kind: 'contribution-adjusted', recipientId: memberId, data, href: paths.membership() },
    key: `contribution-adjusted:${key}`,
    mail: (name) => contributionAdjusted.of({ name, line: sentenceOf(data), words: reason }),
  });
}
