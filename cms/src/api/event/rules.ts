import type { Core } from '@strapi/strapi';

import { brokenRule, type WriteRule } from '../../rules/write-rule';

const uid = 'api::event.event';

/** An event ends when or after it starts. A change of one of the two is held against the other as it is stored. */
export const eventRules =
  (strapi: Core.Strapi): WriteRule =>
  async (write) => {
    const { startsAt, endsAt } = write.data;
    if (write.uid !== uid || (startsAt === undefined && endsAt === undefined)) return;
    const bothGiven = startsAt !== undefined && endsAt !== undefined;
    const stored =
      write.documentId && !bothGiven
        ? await strapi.db
            .query(uid)
            .findOne({ select: ['startsAt', 'endsAt'], where: { documentId: write.documentId } })
        : null;
    const start = toTime(startsAt ?? stored?.startsAt);
    const end = toTime(endsAt ?? stored?.endsAt);
    if (end < start) throw brokenRule('The event ends before it starts.', ['endsAt']);
  };

/** Milliseconds of a point in time; NaN, which is before nothing, for none. Strapi itself insists on the two. */
function toTime(value: unknown): number {
  return value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : Number.NaN;
}
