import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  ANNOUNCEMENT_CATEGORY_LABELS,
  type ComposedPage,
  formatDate,
  formatDays,
  formatTime,
  shareImages,
  SHARED_LISTS,
  type Site,
  SLUG_PATTERN,
} from 'contracts';

import announcementService from '../../api/announcement/services/announcement';
import eventService from '../../api/event/services/event';
import pageService from '../../api/page/services/page';
import type { ShareImageWords } from './draw';

/** What a picture shows, and where it lives. */
export interface ShareImage {
  /** Path and query, with the version of these words. */
  address: string;
  words: ShareImageWords;
}

const LIST_TITLES = { events: 'Events', announcements: 'Announcements' } as const;
const SUBJECT = /^(?:(pages|announcements|events)\/([\w-]{1,120})|([a-z]+))$/;

/**
 * The picture of a thing that the site knows.
 * @param subject what stands between `/og/` and `.png`, such as `announcements/k3f…`
 * @returns null for whatever does not exist or is not published
 */
export async function shareImageOf(strapi: Core.Strapi, site: Site, subject: string): Promise<ShareImage | null> {
  const [, kind, id = '', name] = SUBJECT.exec(subject) ?? [];
  if (kind === 'pages') return ofPage(strapi, site, id);
  if (kind === 'announcements') return ofAnnouncement(strapi, site, id);
  if (kind === 'events') return ofEvent(strapi, site, id);
  const list = SHARED_LISTS.find((known) => known === name);
  if (list) {
    return { address: shareImages.list(site, list), words: wordsOf(site, LIST_TITLES[list], site.tagline) };
  }
  return name === 'site' ? { address: shareImages.site(site), words: wordsOf(site, site.name, site.tagline) } : null;
}

async function ofPage(strapi: Core.Strapi, site: Site, slug: string): Promise<ShareImage | null> {
  const page = SLUG_PATTERN.test(slug) ? await pageService({ strapi }).read(slug) : null;
  return page && { address: shareImages.page(site, page), words: wordsOf(site, page.title, daysOf(page)) };
}

async function ofAnnouncement(strapi: Core.Strapi, site: Site, id: string): Promise<ShareImage | null> {
  const announcement = await announcementService({ strapi }).one(id).catch(nullWhenMissing);
  if (!announcement) return null;
  const { title, category, createdAt } = announcement;
  const kicker = `${ANNOUNCEMENT_CATEGORY_LABELS[category]} · ${formatDate(createdAt, site.settings.timeZone)}`;
  return { address: shareImages.announcement(site, announcement), words: wordsOf(site, title, kicker) };
}

async function ofEvent(strapi: Core.Strapi, site: Site, id: string): Promise<ShareImage | null> {
  const event = await eventService({ strapi }).one(id).catch(nullWhenMissing);
  if (!event) return null;
  const { timeZone } = site.settings;
  const time = `${formatDate(event.startsAt, timeZone)}, ${formatTime(event.startsAt, timeZone)}`;
  return {
    address: shareImages.event(site, event),
    words: wordsOf(site, event.title, [time, event.location].filter(Boolean).join(' · ')),
  };
}

/** What does not exist, or is not published, has no picture; any other failure is one. */
function nullWhenMissing(error: unknown): null {
  if (error instanceof errors.NotFoundError) return null;
  throw error;
}

const wordsOf = ({ name, institute }: Site, title: string, kicker: string): ShareImageWords => ({
  title,
  kicker,
  name,
  institute,
});

/** When the festival is that a page is about; empty for any other page. */
function daysOf({ sections }: ComposedPage): string {
  for (const section of sections) {
    if (section.component === 'sections.festival-hero') {
      return formatDays(section.festival.startsOn, section.festival.endsOn);
    }
  }
  return '';
}
