import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DONATION_CURRENCY, messages, toMinorUnits, type CampaignWritten, type ConsoleCampaign } from 'contracts';

import { presentFile } from '../../../platform/documents/present';
import { pictureId } from '../../../platform/files/picture-id';
import { presentRichText } from '../../../shared/present-rich-text';
import { storeRichText } from '../../../shared/store-rich-text';
import { toDate } from '../../../shared/stored-time';
import { inTransaction } from '../../../shared/transaction';
import { changesOf } from '../../payment/public';
import { isDeletable } from '../campaigns/kept';
import { campaignPopulate, figuresOf, presentRow, presentSpending } from '../campaigns/presenter';
import { CAMPAIGN } from '../campaigns/store';
import { NOTHING, totalsOf } from '../campaigns/totals';

const minor = (rupees: number): number => toMinorUnits(rupees, DONATION_CURRENCY);

/** What an admin wrote, as it is stored: minor units for money. @throws ValidationError for a picture that there is not */
export async function toStored(strapi: Core.Strapi, written: CampaignWritten) {
  const { title, description, image, goal, startsAt, endsAt, isClosed, spending } = written;
  const stored = {
    ...{ title, startsAt, endsAt, isClosed },
    description: await storeRichText(strapi, description),
    image: await pictureId(strapi, typeof image === 'string' ? image : (image?.id ?? null)),
    goal: goal === null ? null : minor(goal),
    spending: spending.map(({ area, what, amount }) => ({ area, what, amount: minor(amount) })),
  };
  // Strapi stores null for what is emptied, which its types do not say.
  return stored as { [Name in keyof typeof stored]: NonNullable<(typeof stored)[Name]> };
}

/** A campaign as an admin reads and writes it, as members read it. @throws NotFoundError */
export async function readConsoleCampaign(
  strapi: Core.Strapi,
  documentId: string,
  now: Date,
): Promise<ConsoleCampaign> {
  const campaign = await strapi
    .documents(CAMPAIGN)
    .findOne({ documentId, status: 'published', populate: campaignPopulate });
  if (!campaign) throw new errors.NotFoundError(messages.campaignNotFound);
  return inTransaction(strapi, async (trx) => {
    const totals = (await totalsOf(trx, [documentId])).get(documentId) ?? NOTHING;
    const { spending = [] } = campaign;
    const row = {
      ...{ documentId, title: campaign.title ?? '', ...figuresOf(campaign) },
      spent: (spending ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      updatedAt: toDate(campaign.updatedAt ?? 0) ?? now,
    };
    return {
      ...presentRow(row, totals, now),
      description: presentRichText(campaign.description),
      image: campaign.image ? presentFile({ ...campaign.image }) : null,
      spending: presentSpending(campaign),
      changes: await changesOf(trx, 'campaign', documentId),
      abilities: {
        close: !row.isClosed,
        reopen: row.isClosed,
        delete: await isDeletable(trx, documentId),
      },
    };
  });
}
