/** Announcement categories (admin §9). */
export const ANNOUNCEMENT_CATEGORIES = ['general', 'event', 'academic', 'career', 'other'] as const;
export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number];

/** What the categories are called on their tabs and badges (member §2, Announcements). */
export const ANNOUNCEMENT_CATEGORY_LABELS: Record<AnnouncementCategory, string> = {
  general: 'General',
  event: 'Events',
  academic: 'Academic',
  career: 'Career',
  other: 'Other',
};

/** Lines of an announcement's excerpt (member §9). */
export const ANNOUNCEMENT_EXCERPT_LINES = 3;
/** Announcements on a page. */
export const ANNOUNCEMENTS_PAGE_SIZE = 10;
/** How many announcements are the recent ones. */
export const RECENT_ANNOUNCEMENTS = 5;
/** How many announcements a feed holds. */
export const FEED_ANNOUNCEMENTS = 20;
/** Title of an announcement, in characters. */
export const ANNOUNCEMENT_TITLE_MAX_CHARS = 150;
/** How much of its text an announcement has in lists and feeds, in characters: three lines of it, with room to spare. */
export const ANNOUNCEMENT_EXCERPT_CHARS = 300;
