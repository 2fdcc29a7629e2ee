import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

/** What there is to tell a donor. */
const GIVING_NEWS = ['thanks', 'reached'] as const;

const HEADINGS = { thanks: 'Thank you for your donation', reached: 'The goal is reached' } as const;

const givingNewsData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  news: z.enum(GIVING_NEWS),
  line: z.string(),
  /** Of the campaign whose goal is reached; empty otherwise. */
  campaignId: z.string(),
});

/** Thanks a donor, or tells them that a campaign has reached its goal. */
export const givingNews = template('giving-news', givingNewsData, ({ name, news, line, campaignId }, sender) => ({
  subject: `${HEADINGS[news]} (${sender.name})`,
  preheader: oneLine(line),
  heading: HEADINGS[news],
  paragraphs: [greeting(name), oneLine(line)],
  action:
    news === 'reached'
      ? { label: 'See the campaign', url: `${sender.origin}${paths.campaign(campaignId)}` }
      : { label: 'See your donations', url: `${sender.origin}${paths.giving({ tab: 'donations' })}` },
  notes: news === 'thanks' ? [{ text: 'Your receipt comes in a mail of its own.' }] : [],
  reason: `You get this mail because you gave to ${sender.name}.`,
}));
