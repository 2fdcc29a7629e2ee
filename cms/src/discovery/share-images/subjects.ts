import type { Core } from '@strapi/strapi';
import { shareImages, type Site } from 'contracts';

import { features } from '../../features';
import type { ShareImageWords } from './draw';

/** What a picture shows, and where it lives. */
export interface ShareImage {
  /** Path and query, with the version of these words. */
  address: string;
  words: ShareImageWords;
}

const SUBJECT = /^([a-z]+)(?:\/([\w-]{1,120}(?:\/[\w-]{1,120})?))?$/;

/**
 * The picture of a thing that the site knows.
 * @param subject what stands between `/og/` and `.png`, such as `announcements/k3f…`
 * @returns null for whatever does not exist or is not published
 */
export async function shareImageOf(strapi: Core.Strapi, site: Site, subject: string): Promise<ShareImage | null> {
  const [, kind, name] = SUBJECT.exec(subject) ?? [];
  const shared = features.flatMap(({ sharedPages = [] }) => sharedPages);
  if (name !== undefined) {
    const page = await shared.find((pages) => pages.kind === kind)?.find(strapi, site, name);
    return page ? { address: page.address, words: wordsOf(site, page.title, page.kicker) } : null;
  }
  const list = shared.find((pages) => pages.list?.name === kind)?.list;
  if (list) return { address: shareImages.list(site, list.name), words: wordsOf(site, list.title, site.tagline) };
  return kind === 'site' ? { address: shareImages.site(site), words: wordsOf(site, site.name, site.tagline) } : null;
}

const wordsOf = ({ name, institute }: Site, title: string, kicker: string): ShareImageWords => ({
  title,
  kicker,
  name,
  institute,
});
