import {
  api,
  campaignAnswer,
  consoleCampaignSchema,
  donationsAnswer,
  type CampaignDetail,
  type ConsoleCampaign,
  type ConsoleCampaignInput,
  type DonationForm,
  type Donations,
  type PaymentDetail,
} from 'contracts';
import { expect } from 'vitest';

import type { Browser, BrowserAnswer } from './browser';
import { bodyOf } from './expectations';
import { inDays, unique } from './factories';
import { editor, type PanelDocument } from './panel';
import type { Member } from './members';
import { confirm, paymentOf, treasurer } from './payments';

export const CAMPAIGN = 'api::giving.campaign';
export const CAMPAIGNS = '/api/admin/campaigns';

export const words = (text: string) => [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }];
/** Writes the campaigns of a file of tests, which are many. */
let writer: Browser | undefined;

/** A new campaign, as an admin sends it: open, with a goal of ₹10,000. */
export const campaignForm = (fields: Partial<ConsoleCampaignInput> = {}): ConsoleCampaignInput => ({
  ...{ title: unique('Campaign'), description: words('For those who build.'), goal: 10_000, startsAt: inDays(-1) },
  ...fields,
});

/** Writes a campaign in the console. */
export async function newCampaign(
  fields: Partial<ConsoleCampaignInput> = {},
  admin: Browser = (writer ??= treasurer()),
): Promise<ConsoleCampaign> {
  const answer = await admin.post(CAMPAIGNS, campaignForm(fields));
  expect(answer.status, answer.text).toBe(201);
  return consoleCampaignSchema.parse(answer.json);
}

/** A draft of an editor, who has not published it. */
export const draftCampaign = (fields: object = {}): Promise<PanelDocument> =>
  editor.create(CAMPAIGN, { title: unique('Draft'), description: words('To come.'), startsAt: inDays(-1), ...fields });

/** Begins to donate. @param id of a campaign; undefined for none */
export const donate = (
  { browser }: Member,
  id: string | undefined,
  body: object,
  key?: string,
): Promise<BrowserAnswer> =>
  browser.post(api.newPayment('donation', id), body, key === undefined ? undefined : { 'idempotency-key': key });

/** Donates, and pays it. @returns the payment */
export async function donated(member: Member, id: string | undefined, form: DonationForm): Promise<PaymentDetail> {
  const { _id } = paymentOf(await donate(member, id, form));
  return paymentOf(await confirm(member, _id));
}

export const ownDonations = async (
  { browser }: Member,
  query: { page?: number; pageSize?: number } = {},
): Promise<Donations> => bodyOf(await browser.send(api.ownDonations(query)), donationsAnswer);
export const campaignFor = async ({ browser }: Pick<Member, 'browser'>, id: string): Promise<CampaignDetail> =>
  bodyOf(await browser.send(api.campaign(id)), campaignAnswer).data;
