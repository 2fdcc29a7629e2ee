import { fingerprint } from '../../fingerprint.js';
import type { AnnouncementDetail } from '../announcement/announcement.js';
import type { Collection, CollectionRecord } from '../collection/collection.js';
import type { Event } from '../event/event.js';
import type { JobDetail } from '../job/job.js';
import type { ComposedPage } from './page.js';
import type { Site } from './site.js';

/** Size of the pictures that go along with a shared link, in pixels: what every network shows whole. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Lists that have a picture of their own. */
export const SHARED_LISTS = ['events', 'announcements', 'jobs'] as const;
export type SharedList = (typeof SHARED_LISTS)[number];

/**
 * Addresses of the pictures that go along with shared links. Each names a thing that the site knows, never words, and
 * ends with the version of what is drawn, so that it may be kept for good.
 */
export const shareImages = {
  /** The site as such, and whatever has no picture of its own. */
  site: (site: Site) => versioned('site', [...common(site)]),
  page: (site: Site, { slug, title, sections }: Pick<ComposedPage, 'slug' | 'title' | 'sections'>) =>
    versioned(`pages/${encodeURIComponent(slug)}`, [...common(site), title, ...daysIn(sections)]),
  announcement: (
    site: Site,
    { _id, title, category, createdAt }: Pick<AnnouncementDetail, '_id' | 'title' | 'category' | 'createdAt'>,
  ) => versioned(`announcements/${encodeURIComponent(_id)}`, [...common(site), title, category, createdAt]),
  event: (site: Site, { _id, title, startsAt, location }: Pick<Event, '_id' | 'title' | 'startsAt' | 'location'>) =>
    versioned(`events/${encodeURIComponent(_id)}`, [...common(site), title, startsAt, location]),
  job: (site: Site, { _id, title, company, location }: Pick<JobDetail, '_id' | 'title' | 'company' | 'location'>) =>
    versioned(`jobs/${encodeURIComponent(_id)}`, [...common(site), title, company, location]),
  /** All records of a type from the Content-Type Builder. */
  collection: (site: Site, { name, title, lead }: Pick<Collection, 'name' | 'title' | 'lead'>) =>
    versioned(`c/${encodeURIComponent(name)}`, [...common(site), title, lead]),
  /** One of them. */
  collectionRecord: (
    site: Site,
    { name, title }: Pick<Collection, 'name' | 'title'>,
    record: Pick<CollectionRecord, '_id' | 'title'>,
  ) =>
    versioned(`c/${encodeURIComponent(name)}/${encodeURIComponent(record._id)}`, [
      ...common(site),
      title,
      record.title,
    ]),
  list: (site: Site, list: SharedList) => versioned(list, common(site)),
} as const;

const common = ({ name, institute, tagline, settings }: Site): string[] => [
  name,
  institute,
  tagline,
  settings.timeZone,
];

/** First and last day of the festival that a page is about, if it is about one. */
function daysIn(sections: ComposedPage['sections']): string[] {
  for (const section of sections) {
    if (section.component === 'sections.festival-hero') return [section.festival.startsOn, section.festival.endsOn];
  }
  return [];
}

const versioned = (subject: string, drawn: readonly string[]) => `/og/${subject}.png?v=${fingerprint(drawn)}`;
