import type { Core } from '@strapi/strapi';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';

const uid = 'api::festival.festival';

/** A festival ends on its first day or later. A change of one of the two is held against the other as it is stored. */
export const festivalRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid: written, data }) => {
    const { startsOn, endsOn } = data;
    if (written !== uid || (startsOn === undefined && endsOn === undefined)) return;
    const stored = await strapi.documents(uid).findFirst({ fields: ['startsOn', 'endsOn'] });
    const start = startsOn ?? stored?.startsOn;
    const end = endsOn ?? stored?.endsOn;
    // Days are written year first, so that they sort as text. Strapi itself insists on the two.
    if (typeof start === 'string' && typeof end === 'string' && end < start) {
      throw brokenRule('The festival ends before it starts.', ['endsOn']);
    }
  };
