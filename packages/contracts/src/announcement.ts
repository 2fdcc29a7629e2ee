import { z } from 'zod';

import { ANNOUNCEMENT_CATEGORIES } from './enums.js';
import { pageNumber, pageOf, pageSize } from './envelope.js';
import { ANNOUNCEMENTS_PAGE_SIZE } from './limits.js';

/** An announcement as the list shows it: `content` is plain text (admin §3). */
export const announcementSchema = z.strictObject({
  _id: z.string(),
  title: z.string(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Announcement = z.infer<typeof announcementSchema>;
export const announcementsAnswer = pageOf(announcementSchema);

/** Query of `GET /announcements`. */
export const announcementsQuery = z.object({
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
  page: pageNumber,
  pageSize: pageSize(ANNOUNCEMENTS_PAGE_SIZE),
});
export type AnnouncementsQuery = z.infer<typeof announcementsQuery>;
