import type { Core } from '@strapi/strapi';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';

const uid = 'api::collection.collection';

/** What is set of a type stays with it, and its pages are not switched on before there is something to see there. */
export const collectionRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid: written, action, documentId, data }) => {
    if (written !== uid || action !== 'update' || documentId === undefined) return;
    const stored = await strapi.documents(uid).findOne({ documentId });
    if (!stored) return;
    if (data['type'] !== undefined && data['type'] !== stored.type) {
      throw brokenRule('What is set here belongs to its type, which stays what it is.', ['type']);
    }
    const fields = data['publicFields'] ?? stored.publicFields;
    const isEmpty = !Array.isArray(fields) || fields.length === 0;
    if (data['hasPages'] === true && stored.hasPages !== true && isEmpty) {
      throw brokenRule(
        `No field of “${stored.title ?? stored.type}” is public yet, so its pages would be empty. ` +
          'An admin chooses public fields in the console, under “Content types”.',
        ['hasPages'],
      );
    }
  };
