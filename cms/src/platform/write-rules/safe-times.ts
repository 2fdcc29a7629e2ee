import type { Core } from '@strapi/strapi';

import { brokenRule, type WriteRule } from './write-rule';

/** The years that every database, calendar and mail can write. */
const YEARS = { first: 1900, last: 2999 };

/** A date lies in a year that people use, in whatever it stands. */
export const safeTimes =
  (strapi: Core.Strapi): WriteRule =>
  (write) => {
    const attributes: Record<string, { type: string } | undefined> = strapi.contentType(write.uid).attributes;
    for (const [name, value] of Object.entries(write.data)) {
      const type = attributes[name]?.type;
      if (type !== 'datetime' && type !== 'date') continue;
      if (typeof value !== 'string' && !(value instanceof Date)) continue;
      const year = new Date(value).getUTCFullYear();
      if (year < YEARS.first || year > YEARS.last) {
        throw brokenRule(`A date lies between the years ${YEARS.first} and ${YEARS.last}.`, [name]);
      }
    }
  };
