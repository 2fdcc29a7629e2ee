import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize, paginationSchema } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { richTextSchema } from '../../rich-text.js';
import { CURRENCIES } from '../../enums.js';
import { personSchema } from '../directory/directory.js';
import { CHECKOUT_METHODS } from '../payment/values.js';
import {
  CAMPAIGN_LISTS,
  CAMPAIGN_STATES,
  CAMPAIGNS_PAGE_SIZE,
  DONATION_STATUSES,
  DONATIONS_PAGE_SIZE,
  DONORS_PAGE_SIZE,
  SPENDING_AREAS,
} from './values.js';

const instant = z.iso.datetime();
const count = z.int().nonnegative();
/** Rupees, decimal. */
const rupees = z.number().nonnegative();

/** What has become of a campaign, in figures. */
export const campaignStandingSchema = z.strictObject({
  state: z.enum(CAMPAIGN_STATES),
  raised: rupees,
  /** Null for none. */
  goal: rupees.nullable(),
  /** Whole percent of the goal, 100 at most, and without a goal (member §9). */
  progress: z.int().min(0).max(100),
  /** Whoever is named counts once; each anonymous donation counts as a donor of its own. */
  donors: count,
  startsAt: instant,
  /** Null for as long as it is open. */
  endsAt: instant.nullable(),
});

/** A campaign as the list shows it (member §3). */
export const campaignSchema = campaignStandingSchema.extend({
  _id: z.string(),
  title: z.string(),
  /** The beginning of its text, without formatting. */
  description: z.string(),
  image: z.nullable(imageSchema),
  /** What it says that it spent. */
  spent: rupees,
  abilities: z.strictObject({ donate: z.boolean() }),
});
export type Campaign = z.infer<typeof campaignSchema>;
/** Answer of `GET /alumni/donations/campaigns`: what began last comes first. */
export const campaignsAnswer = pageOf(campaignSchema);
export const campaignsQuery = z.object({
  status: z.enum(CAMPAIGN_LISTS).default('current'),
  page: pageNumber,
  pageSize: pageSize(CAMPAIGNS_PAGE_SIZE),
});
export type CampaignsQuery = z.infer<typeof campaignsQuery>;

/** A line in which a campaign says what it spent on what. */
export const spendingSchema = z.strictObject({ area: z.enum(SPENDING_AREAS), what: z.string(), amount: rupees });
export type Spending = z.infer<typeof spendingSchema>;

/** A campaign with its text, and with what it spent. */
export const campaignDetailSchema = campaignSchema.extend({
  text: richTextSchema,
  spending: z.array(spendingSchema),
});
export type CampaignDetail = z.infer<typeof campaignDetailSchema>;
export const campaignAnswer = oneOf(campaignDetailSchema);

/** Answer of `GET /alumni/donations/campaigns/:id/donors`: those who are named, by name. What they gave is not said. */
export const donorsAnswer = z.strictObject({
  data: z.array(personSchema),
  meta: z.strictObject({
    pagination: paginationSchema,
    /** How many donations are anonymous. */
    anonymous: count,
  }),
});
export type Donors = z.infer<typeof donorsAnswer>;
export const donorsQuery = z.object({ page: pageNumber, pageSize: pageSize(DONORS_PAGE_SIZE) });
export type DonorsQuery = z.infer<typeof donorsQuery>;

/** A donation, as whoever gave it reads it (member §3). */
export const donationSchema = z.strictObject({
  _id: z.string(),
  date: instant,
  /** Null for one that is for no campaign. A campaign that was taken off the site keeps its title. */
  campaign: z.strictObject({ _id: z.string(), title: z.string() }).nullable(),
  /** Decimal. */
  amount: rupees,
  /** Rupees, but for what an admin entered by hand. */
  currency: z.enum(CURRENCIES),
  /** How much of it was given back. */
  refunded: rupees,
  status: z.enum(DONATION_STATUSES),
  isAnonymous: z.boolean(),
  /** Leads to its checkout and its receipt. */
  paymentId: z.string(),
  /** Such as `2026-27/000123`; null without one. */
  receiptNumber: z.string().nullable(),
});
export type Donation = z.infer<typeof donationSchema>;
/** Answer of `GET /alumni/donations/user`, newest first. What was never paid is not among them. */
export const donationsAnswer = z.strictObject({
  data: z.array(donationSchema),
  meta: z.strictObject({
    pagination: paginationSchema,
    /** What was given in rupees, without what was given back. */
    given: rupees,
  }),
});
export type Donations = z.infer<typeof donationsAnswer>;
export const donationsQuery = z.object({ page: pageNumber, pageSize: pageSize(DONATIONS_PAGE_SIZE) });
export type DonationsQuery = z.infer<typeof donationsQuery>;

/** Answer of `GET /alumni/donations/impact`, in rupees (member §2, §9). */
export const impactAnswer = oneOf(
  z.strictObject({
    raised: rupees,
    spent: rupees,
    /** Donations, and campaigns that have begun. */
    donations: count,
    campaigns: count,
    /** Of these, those that reached their goal. */
    reached: count,
    /** False while no campaign says what it spent: then the split is the society's aim, and no amounts are known. */
    isComputed: z.boolean(),
    /** In the order of `SPENDING_AREAS`; the shares add up to 100. */
    areas: z.array(
      z.strictObject({ area: z.enum(SPENDING_AREAS), share: z.int().min(0).max(100), amount: rupees.nullable() }),
    ),
  }),
);
export type Impact = z.infer<typeof impactAnswer>['data'];

/** Answer of `GET /payments/donation-options`: what somebody who donates chooses among. */
export const donationOptionsAnswer = oneOf(
  z.strictObject({
    /** Whole units of the currency. */
    suggested: z.array(z.int().positive()),
    min: z.int().positive(),
    max: z.int().positive(),
    currency: z.enum(CURRENCIES),
    /** The ways to pay that the checkout offers, as its first question has them. */
    methods: z.array(z.enum(CHECKOUT_METHODS)),
    /** Open ones, what began last first. */
    campaigns: z.array(z.strictObject({ _id: z.string(), title: z.string() })),
  }),
);
export type DonationOptions = z.infer<typeof donationOptionsAnswer>['data'];
