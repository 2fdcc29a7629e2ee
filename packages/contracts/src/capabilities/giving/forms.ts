import * as z from 'zod/mini';

import { line, requiredLine } from '../../fields.js';
import { messages } from '../../messages.js';
import { richTextInput } from '../../rich-text-input.js';
import {
  CAMPAIGN_GOAL_MAX,
  CAMPAIGN_TITLE_MAX_CHARS,
  DONATION_MAX,
  DONATION_MIN,
  SPENDING_AREAS,
  SPENDING_MAX,
  SPENDING_TEXT_MAX_CHARS,
} from './values.js';

/** What somebody gives: whole rupees (member §5). */
const amount = z
  .int(messages.donationAmountInvalid)
  .check(z.minimum(DONATION_MIN, messages.donationAmountInvalid), z.maximum(DONATION_MAX, messages.donationTooLarge));

/** Body of `POST /payments/donation` and `POST /payments/donation/:campaignId`. */
export const donationForm = z.strictObject({ amount, isAnonymous: z._default(z.boolean(), false) });
export type DonationForm = z.input<typeof donationForm>;
export type DonationWanted = z.output<typeof donationForm>;

/** How the documents let people donate (member §9), and UPI. */
export const DONATION_METHODS = ['credit_card', 'paypal', 'bank_transfer', 'upi'] as const;

/**
 * Body of `POST /alumni/donations` (member §3). Details of a card, which the documents send along, never get here: they
 * are thrown away before the body is read.
 */
export const donationSubmission = z.strictObject({
  /** Left out, empty or null for no campaign. */
  campaignId: z.optional(z.nullable(line(50))),
  amount,
  /** Chosen in the checkout, unless it is named here. */
  paymentMethod: z.optional(z.enum(DONATION_METHODS)),
  isAnonymous: z._default(z.boolean(), false),
});
export type DonationSubmission = z.input<typeof donationSubmission>;

/* The console. */

const rupees = (most: number) =>
  z
    .int(messages.rupeesInvalid(most))
    .check(z.minimum(1, messages.rupeesInvalid(most)), z.maximum(most, messages.rupeesInvalid(most)));
const instant = z.iso.datetime({ offset: true, error: messages.campaignTimeInvalid });

const spendingLine = z.strictObject({
  area: z.enum(SPENDING_AREAS, messages.spendingAreaMissing),
  what: requiredLine(messages.spendingMissing, SPENDING_TEXT_MAX_CHARS),
  amount: rupees(CAMPAIGN_GOAL_MAX),
});

/** Body of `POST` and `PUT /admin/campaigns`: what it says is published at once. */
export const consoleCampaignInput = z.strictObject({
  title: requiredLine(messages.titleMissing, CAMPAIGN_TITLE_MAX_CHARS),
  description: richTextInput(messages.descriptionMissing),
  /** A picture of the media library, or its id. */
  image: z._default(
    z.nullable(
      z.union([z.string().check(z.maxLength(100)), z.looseObject({ id: z.string().check(z.maxLength(100)) })]),
    ),
    null,
  ),
  /** Whole rupees; null for none. */
  goal: z._default(z.nullable(rupees(CAMPAIGN_GOAL_MAX)), null),
  startsAt: instant,
  /** Null for as long as nobody closes it. */
  endsAt: z._default(z.nullable(instant), null),
  isClosed: z._default(z.boolean(), false),
  spending: z._default(z.array(spendingLine).check(z.maxLength(SPENDING_MAX, messages.tooMany(SPENDING_MAX))), []),
});
export type ConsoleCampaignInput = z.input<typeof consoleCampaignInput>;
export type CampaignWritten = z.output<typeof consoleCampaignInput>;
