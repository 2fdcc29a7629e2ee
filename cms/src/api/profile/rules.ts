import type { Core } from '@strapi/strapi';

import { PROFILE } from '../../platform/accounts/account';
import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';

/** A profile goes with its account, which takes all that belongs to the person along, and never without it. */
export const profileRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid, action, documentId }) => {
    if (uid !== PROFILE || action !== 'delete' || documentId === undefined) return;
    const profile = await strapi.db
      .query(PROFILE)
      .findOne({ where: { documentId }, select: ['id'], populate: { user: { select: ['id'] } } });
    if (profile?.user) throw brokenRule('Delete the account of this person instead: the profile goes with it.');
  };
