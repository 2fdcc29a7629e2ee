import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize, publicId } from '../../envelope.js';
import { richTextSchema } from '../../rich-text.js';
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENTS_PAGE_SIZE } from './values.js';

/** An announcement as the list shows it: `content` is the beginning of its text, without formatting (admin §3). */
export const announcementSchema = z.strictObject({
  ...publicId,
  title: z.string(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Announcement = z.infer<typeof announcementSchema>;
export const announcementsAnswer = pageOf(announcementSchema);

/** An announcement as its own page shows it (admin §3). */
export const announcementDetailSchema = announcementSchema.omit({ content: true }).extend({
  /** The day of the first publication, which the documents call by two names. */
  date: z.iso.datetime(),
  description: richTextSchema,
  updatedAt: z.iso.datetime(),
});
export type AnnouncementDetail = z.infer<typeof announcementDetailSchema>;
export const announcementAnswer = oneOf(announcementDetailSchema);

/** Query of `GET /announcements`. */
export const announcementsQuery = z.object({
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
  page: pageNumber,
  pageSize: pageSize(ANNOUNCEMENTS_PAGE_SIZE),
});
export type AnnouncementsQuery = z.infer<typeof announcementsQuery>;

/** An announcement in the console's list, without the text itself. */
export const consoleAnnouncementRowSchema = announcementSchema.extend({ id: z.string(), updatedAt: z.iso.datetime() });
export const consoleAnnouncementRowsAnswer = z.array(consoleAnnouncementRowSchema);

/** An announcement as an admin reads and writes it. */
export const consoleAnnouncementSchema = consoleAnnouncementRowSchema.extend({ description: richTextSchema });
export type ConsoleAnnouncement = z.infer<typeof consoleAnnouncementSchema>;
