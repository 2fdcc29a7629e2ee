import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import { forgetDonations } from './campaigns/kept';
import { CAMPAIGN } from './campaigns/store';

/** A campaign ends after it starts, and one that was given to stays. */
export const campaignRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid, action, documentId, data }) => {
    if (uid !== CAMPAIGN) return;
    if (action === 'delete' && documentId !== undefined) await forgetDonations(strapi, [documentId], brokenRule);
    if (data['startsAt'] === undefined && data['endsAt'] === undefined) return;
    const where = { documentId, publishedAt: null };
    const stored: Times | null =
      documentId === undefined
        ? null
        : await strapi.db.query(CAMPAIGN).findOne({ select: ['startsAt', 'endsAt'], where });
    const changed = (name: keyof Times) => timeOf(data[name] === undefined ? stored?.[name] : data[name]);
    if (changed('endsAt') <= changed('startsAt')) throw brokenRule(`${messages.campaignEndTooEarly}.`, ['endsAt']);
  };

type Times = Partial<Record<'startsAt' | 'endsAt', unknown>>;

/** Milliseconds of a point in time; NaN, which is before and after nothing, for none. */
const timeOf = (value: unknown): number =>
  value instanceof Date || typeof value === 'string' || typeof value === 'number'
    ? new Date(value).getTime()
    : Number.NaN;
