import type { Core } from '@strapi/strapi';
import { HOME_SLUG, SLUG_PATTERN } from 'contracts';

import { brokenRule, type Write, type WriteRule } from '../../rules/write-rule';

const uid = 'api::page.page';

/**
 * A slug can stand in an address and is taken once, drafts included, and the landing page stays where it is. Two saves
 * at the same moment are held apart by the database (see `unique-slug.ts`).
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
    if (endsHome(write) && (await isHome(strapi, write))) {
      throw brokenRule(SENTENCES[write.action] ?? '', write.action === 'update' ? ['slug'] : []);
    }
  };

const SENTENCES: Partial<Record<Write['action'], string>> = {
  delete: 'The landing page cannot be deleted. Its sections can be changed instead.',
  unpublish: 'The landing page cannot be unpublished. Its sections can be changed instead.',
  update: `The landing page keeps the address “${HOME_SLUG}”.`,
};

function endsHome({ action, data }: Write): boolean {
  return action === 'update' ? (data['slug'] ?? HOME_SLUG) !== HOME_SLUG : action in SENTENCES;
}

async function isTaken(strapi: Core.Strapi, slug: string, { documentId }: Write): Promise<boolean> {
  const others = documentId === undefined ? {} : { documentId: { $ne: documentId } };
  return (await strapi.db.query(uid).count({ where: { slug, ...others } })) > 0;
}

async function isHome(strapi: Core.Strapi, { documentId }: Write): Promise<boolean> {
  return documentId !== undefined && (await strapi.db.query(uid).count({ where: { documentId, slug: HOME_SLUG } })) > 0;
}
