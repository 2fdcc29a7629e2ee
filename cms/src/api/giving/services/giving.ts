import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  DONATION_CURRENCY,
  DONATION_MAX,
  DONATION_MIN,
  DONATION_OPTIONS_MAX,
  DONATION_SUGGESTIONS,
  messages,
  type Campaign,
  type CampaignDetail,
  type CampaignsQuery,
  type DonationOptions,
  type DonationSubmission,
  type Donors,
  type DonorsQuery,
  type Page,
  type PaymentDetail,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { conflict } from '../../../shared/conflict';
import { presentPage, toRange } from '../../../shared/present-page';
import { offeredMethods, paymentService } from '../../payment/public';
import type { Reader } from '../../profile/public';
import {
  campaignFields,
  campaignPopulate,
  presentCampaign,
  presentCampaignDetail,
  type LoadedCampaign,
} from '../campaigns/presenter';
import { CAMPAIGN } from '../campaigns/store';
import { NOTHING, totalsOf } from '../campaigns/totals';
import { listDonors } from '../donations/donors';

/** Ways to pay that the checkout has. */
const OFFERED: readonly unknown[] = ['credit_card', 'upi', undefined];

/** What a member asks to donate, as the documents have it. */
type Submitted = DonationSubmission & { key: string | null };

const published = { status: 'published' } as const;
const ORDER = 'startsAt:desc,documentId:desc';

/** Which campaigns each list has. */
const FILTERS = {
  current: (now: string) => ({ isClosed: { $ne: true }, $or: [{ endsAt: { $null: true } }, { endsAt: { $gt: now } }] }),
  past: (now: string) => ({ $or: [{ isClosed: true }, { endsAt: { $lte: now } }] }),
} as const;

const givingService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Campaigns, what began last first. */
  async list({ status, ...page }: CampaignsQuery, now = new Date()): Promise<Page<Campaign>> {
    const documents = strapi.documents(CAMPAIGN);
    const filters = FILTERS[status](now.toISOString());
    const [found, total] = await Promise.all([
      documents.findMany({
        ...{ ...published, ...toRange(page), filters, fields: [...campaignFields] },
        ...{ populate: campaignPopulate, sort: ORDER },
      }),
      documents.count({ ...published, filters }),
    ]);
    const totals = await totalsOf(
      strapi.db.connection,
      found.map(({ documentId }) => documentId),
    );
    const present = (campaign: LoadedCampaign) =>
      presentCampaign(campaign, totals.get(campaign.documentId) ?? NOTHING, now);
    return presentPage(found.map(present), total, page);
  },

  /** A campaign with its text. @throws NotFoundError where none is published */
  async one(documentId: string, now = new Date()): Promise<CampaignDetail> {
    const campaign = await this.find(documentId);
    const totals = await totalsOf(strapi.db.connection, [documentId]);
    return presentCampaignDetail(campaign, totals.get(documentId) ?? NOTHING, now);
  },

  /** Who gave to a campaign and is named. @throws NotFoundError where none is published */
  async donors(documentId: string, query: DonorsQuery, reader: Reader): Promise<Donors> {
    await this.find(documentId);
    return listDonors(strapi, documentId, query, reader);
  },

  /** What somebody who donates chooses among, and until when that holds; null for as long as nobody changes it. */
  async options(now = new Date()): Promise<{ options: DonationOptions; until: Date | null }> {
    const documents = strapi.documents(CAMPAIGN);
    const filters = FILTERS.current(now.toISOString());
    const found = await documents.findMany({
      ...{ ...published, filters, sort: ORDER, limit: DONATION_OPTIONS_MAX },
      fields: ['title', 'startsAt', 'endsAt'],
    });
    const isOpen = ({ startsAt }: (typeof found)[number]) => Boolean(startsAt && new Date(startsAt) <= now);
    const changes = found
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .flatMap((time) => (time ? [new Date(time).getTime()] : []))
      .filter((time) => time > now.getTime());
    const campaigns = found.filter(isOpen).map(({ documentId, title }) => ({ _id: documentId, title: title ?? '' }));
    return {
      options: {
        ...{ suggested: [...DONATION_SUGGESTIONS], min: DONATION_MIN, max: DONATION_MAX },
        ...{ currency: DONATION_CURRENCY, campaigns },
        methods: await offeredMethods(strapi, DONATION_CURRENCY),
      },
      until: changes.length > 0 ? new Date(Math.min(...changes)) : null,
    };
  },

  /**
   * The documents' call: begins the payment of a donation, which its checkout completes.
   * @throws a 409 for a way to pay that nothing stands behind; what the payment refuses with
   */
  async donate(user: SignedInUser, { campaignId, paymentMethod, key, ...body }: Submitted): Promise<PaymentDetail> {
    if (!OFFERED.includes(paymentMethod)) throw conflict(messages.gatewayNotOffered);
    const id = campaignId ? campaignId : undefined;
    return paymentService({ strapi }).begin(user, { type: 'donation', id, body, key });
  },

  /** @throws NotFoundError */
  async find(documentId: string): Promise<LoadedCampaign> {
    const found = await strapi.documents(CAMPAIGN).findOne({ documentId, ...published, populate: campaignPopulate });
    if (!found) throw new errors.NotFoundError(messages.campaignNotFound);
    return found;
  },
});

export default givingService;
