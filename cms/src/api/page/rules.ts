import type { Core } from '@strapi/strapi';
import { FESTIVAL_SLUG, HOME_SLUG, SLUG_PATTERN } from 'contracts';

import { brokenRule, type Write, type WriteRule } from '../../platform/write-rules/write-rule';

const uid = 'api::page.page';

/**
 * A slug can stand in an address and is taken once, drafts included, and the pages that the site itself leads to stay
 * where they are. Two saves at the same moment are held apart by the database (see `unique-slug.ts`).
 */
export const pageRules =
  (strapi: Core.Strapi): WriteRule =>
  async (write) => {
    if (write.uid !== uid) return;
    const { slug } = write.data;
    if (typeof slug === 'string' && !SLUG_PATTERN.test(slug)) {
      throw brokenRule('An address consists of lower-case words joined by hyphens, such as our-story.', ['slug']);
    }
    if (typeof slug === 'string' && (await isTaken(strapi, slug, write))) {
      throw brokenRule(`Another page has the address “${slug}” already.`, ['slug']);
    }
    for (const [fixed, refusals] of Object.entries(FIXED_PAGES)) {
      const refusal = refusals[write.action];
      const moves = write.action !== 'update' || (slug ?? fixed) !== fixed;
      if (refusal && moves && (await hasSlug(strapi, fixed, write))) {
        throw brokenRule(refusal, write.action === 'update' ? ['slug'] : []);
      }
    }
  };

/** Pages with a place of their own on the site, and what cannot be done to them. An `update` counts if it renames. */
const FIXED_PAGES: Record<string, Partial<Record<Write['action'], string>>> = {
  [HOME_SLUG]: {
    delete: 'The landing page cannot be deleted. Its sections can be changed instead.',
    unpublish: 'The landing page cannot be unpublished. Its sections can be changed instead.',
    update: `The landing page keeps the address “${HOME_SLUG}”.`,
  },
  // Between two festivals it may be out of sight; the landing page then shows none of it.
  [FESTIVAL_SLUG]: {
    delete: 'The festival’s page cannot be deleted. It can be unpublished instead.',
    update: `The festival’s page keeps the address “${FESTIVAL_SLUG}”.`,
  },
};

async function isTaken(strapi: Core.Strapi, slug: string, { documentId }: Write): Promise<boolean> {
  const others = documentId === undefined ? {} : { documentId: { $ne: documentId } };
  return (await strapi.db.query(uid).count({ where: { slug, ...others } })) > 0;
}

async function hasSlug(strapi: Core.Strapi, slug: string, { documentId }: Write): Promise<boolean> {
  return documentId !== undefined && (await strapi.db.query(uid).count({ where: { documentId, slug } })) > 0;
}
