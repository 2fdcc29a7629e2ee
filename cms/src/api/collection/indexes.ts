import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { madeTypes } from '../../platform/made-types/made-types';
import { isAsked } from './shown/fields';

/** Names whose columns cannot be named otherwise than here; lists by any other go without an index. */
const PLAIN_NAME = /^[a-z]{2,}(?:[A-Z][a-z]+)*$/;
const NAME_MAX = 40;

/**
 * Gives made types an index for each order that a list of them may have, for Strapi to make and drop with the columns.
 * The schema's file stays as the Content-Type Builder wrote it. Belongs into `register`.
 */
export function indexOrders(strapi: Core.Strapi): void {
  for (const type of madeTypes(strapi)) {
    if (type.kind === 'singleType') continue;
    const sorted = Object.entries(type.attributes).flatMap(([name, attribute]) =>
      isAsked(attribute) && PLAIN_NAME.test(name) && name.length <= NAME_MAX ? [name] : [],
    );
    const indexes = [...new Set(['createdAt', ...sorted])].map((name) => ({
      name: `made_${createHash('sha256').update(`${type.collectionName}.${name}`).digest('hex').slice(0, 16)}_index`,
      columns: [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), 'id'],
    }));
    Object.assign(type, { indexes });
  }
}
