import { z } from 'zod';

import { CONTACT_STATUSES } from './values.js';

/** A message as the console sees it (design §8). `id` equals `_id`; react-admin needs that name. */
export const consoleContactMessageSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  status: z.enum(CONTACT_STATUSES),
  /** Null while it is new. */
  handledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ConsoleContactMessage = z.infer<typeof consoleContactMessageSchema>;
export const consoleContactMessagesAnswer = z.array(consoleContactMessageSchema);

/** Body of `PUT /admin/contact-messages/:id`, and of the same for many. */
export const consoleContactMessageBody = z.strictObject({ status: z.enum(CONTACT_STATUSES) });
