import { ANNOUNCEMENT_CATEGORIES, type AnnouncementCategory, type RichText } from 'contracts';
import { subHours } from 'date-fns/subHours';

import { ANNOUNCEMENT_TEXTS, type AnnouncementText } from './announcement-texts.js';
import { randomOf } from './random.js';
import { paragraph } from './rich-text.js';

/** An invented announcement. */
export interface DemoAnnouncement {
  title: string;
  category: AnnouncementCategory;
  description: RichText;
  /** When it was published. */
  announcedAt: Date;
}

/**
 * Invented announcements before a day, the newest first: those written by hand, then as many as asked for.
 * The same arguments give the same announcements.
 * @param count how many; the hand-written ones by default
 */
export function demoAnnouncements({
  count = ANNOUNCEMENT_TEXTS.length,
  now,
  seed = 1,
}: {
  count?: number;
  now: Date;
  seed?: number;
}): DemoAnnouncement[] {
  const random = randomOf(seed);
  const oldest = ANNOUNCEMENT_TEXTS.at(-1)?.daysAgo ?? 0;
  const invent = (index: number): AnnouncementText => ({
    title: `Notice ${index + 1} from ${random.person.fullName()}`,
    category: random.helpers.arrayElement(ANNOUNCEMENT_CATEGORIES),
    description: [
      paragraph(
        `The meeting in ${random.location.city()} has moved to ${random.date.weekday()}. Everything else stays as it was.`,
      ),
    ],
    daysAgo: oldest + 1 + index,
  });
  return Array.from({ length: count }, (_, index) => {
    const { daysAgo, ...text } = ANNOUNCEMENT_TEXTS[index] ?? invent(index);
    return { ...text, announcedAt: subHours(now, daysAgo * 24) };
  });
}
