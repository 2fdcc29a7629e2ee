import type { AnnouncementCategory } from 'contracts';

/** What the categories are called on their tabs and badges (member §2, Announcements). */
export const CATEGORY_LABELS: Record<AnnouncementCategory, string> = {
  general: 'General',
  event: 'Events',
  academic: 'Academic',
  career: 'Career',
  other: 'Other',
};
