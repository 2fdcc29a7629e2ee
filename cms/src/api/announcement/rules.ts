import type { Core } from '@strapi/strapi';
import { messages, richTextToPlain } from 'contracts';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import { presentRichText } from '../../shared/present-rich-text';

const uid = 'api::announcement.announcement';

/** An announcement that is published says something. A draft may still be blank. */
export const announcementRules =
  (strapi: Core.Strapi): WriteRule =>
  async (write) => {
    if (write.uid !== uid || write.action !== 'publish') return;
    const draft = await strapi.db
      .query(uid)
      .findOne({ select: ['description'], where: { documentId: write.documentId, publishedAt: null } });
    if (draft && richTextToPlain(presentRichText(draft.description)).trim() === '') {
      throw brokenRule(`${messages.descriptionMissing}.`, ['description']);
    }
  };
