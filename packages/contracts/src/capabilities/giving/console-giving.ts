import { z } from 'zod';

import { consoleFileSchema } from '../../console-file.js';
import { CURRENCIES } from '../../enums.js';
import { oneOf, pageNumber, pageSize, paginationSchema } from '../../envelope.js';
import { richTextSchema } from '../../rich-text.js';
import { moneyChangeSchema } from '../payment/money-changes.js';
import { campaignStandingSchema, spendingSchema } from './giving.js';
import { DONATION_STATUSES, DONATIONS_PAGE_SIZE } from './values.js';

const count = z.int().nonnegative();
const rupees = z.number().nonnegative();

/** A campaign in the console's list, as members read it. `id` equals `_id`; react-admin needs that name. */
export const consoleCampaignRowSchema = campaignStandingSchema.extend({
  id: z.string(),
  _id: z.string(),
  title: z.string(),
  isClosed: z.boolean(),
  /** How many donations it has. */
  donations: count,
  spent: rupees,
  updatedAt: z.iso.datetime(),
});
export type ConsoleCampaignRow = z.infer<typeof consoleCampaignRowSchema>;
export const consoleCampaignRowsAnswer = z.array(consoleCampaignRowSchema);

/** A campaign as an admin reads and writes it. */
export const consoleCampaignSchema = consoleCampaignRowSchema.extend({
  description: richTextSchema,
  image: consoleFileSchema.nullable(),
  spending: z.array(spendingSchema),
  /** Who changed what, the latest first. */
  changes: z.array(moneyChangeSchema),
  abilities: z.strictObject({ close: z.boolean(), reopen: z.boolean(), delete: z.boolean() }),
});
export type ConsoleCampaign = z.infer<typeof consoleCampaignSchema>;
/** Answer of `POST /admin/campaigns/:id/close` and `…/reopen`. */
export const consoleCampaignAnswer = oneOf(consoleCampaignSchema);

/** A donation as admins see it among those of a campaign. Whoever gave anonymously is nobody here either. */
export const consoleDonationSchema = z.strictObject({
  _id: z.string(),
  /** Null for an anonymous one, and for a former member. */
  donor: z.strictObject({ _id: z.string(), name: z.string() }).nullable(),
  /** `Anonymous`, the name, or that of a former member. */
  donorName: z.string(),
  isAnonymous: z.boolean(),
  amount: rupees,
  currency: z.enum(CURRENCIES),
  refunded: rupees,
  status: z.enum(DONATION_STATUSES),
  /** A day of the site's clock. */
  day: z.iso.date(),
});
export type ConsoleDonation = z.infer<typeof consoleDonationSchema>;
/** Answer of `GET /admin/campaigns/:id/donations`: those that were paid, the latest first. */
export const consoleDonationsAnswer = z.strictObject({
  data: z.array(consoleDonationSchema),
  meta: z.strictObject({
    pagination: paginationSchema,
    totals: z.strictObject({ raised: rupees, donors: count, donations: count }),
  }),
});
export type ConsoleDonations = z.infer<typeof consoleDonationsAnswer>;
export const consoleDonationsQuery = z.object({ page: pageNumber, pageSize: pageSize(DONATIONS_PAGE_SIZE) });
export type ConsoleDonationsQuery = z.infer<typeof consoleDonationsQuery>;

/** Answer of `GET /admin/donation-totals`, in rupees. */
export const donationTotalsAnswer = oneOf(
  z.strictObject({
    raised: rupees,
    donations: count,
    /** What is for no campaign, of both. */
    general: z.strictObject({ raised: rupees, donations: count }),
    spent: rupees,
    /** Campaigns that are open. */
    open: count,
  }),
);
export type DonationTotals = z.infer<typeof donationTotalsAnswer>['data'];
