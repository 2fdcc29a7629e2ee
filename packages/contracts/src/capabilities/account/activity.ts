import { z } from 'zod';

import { pageNumber, pageOf, pageSize } from '../../envelope.js';
import { hrefSchema } from '../../links.js';
import { ACTIVITIES_PAGE_SIZE } from './values.js';

/** Something that the reader did, or that happened to the own account. */
export const activitySchema = z.strictObject({
  _id: z.string(),
  /** A whole sentence, such as "You updated your profile." */
  sentence: z.string(),
  /** Where it leads. */
  href: z.nullable(hrefSchema),
  at: z.iso.datetime(),
});
export type Activity = z.infer<typeof activitySchema>;
/** Answer of `GET /users/activities`, the latest first. */
export const activitiesAnswer = pageOf(activitySchema);
/** Query of `GET /users/activities`. */
export const activitiesQuery = z.object({ page: pageNumber, pageSize: pageSize(ACTIVITIES_PAGE_SIZE) });
export type ActivitiesQuery = z.infer<typeof activitiesQuery>;
