import { z } from 'zod';

import { CONTACT_STATUSES } from './enums.js';
import { CONTACT_MESSAGE_MAX_CHARS } from './limits.js';
import { emailSchema, personNameSchema } from './person.js';
import * as messages from './sentences.js';

/** Body of `POST /contact` (site §2.2, contact; delivered as design §8 says). */
export const contactInput = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  message: z
    .string()
    .trim()
    .min(1, messages.messageMissing)
    .max(CONTACT_MESSAGE_MAX_CHARS, messages.tooLong(CONTACT_MESSAGE_MAX_CHARS)),
  /** Hidden from people: whoever fills it in is a robot, whose message is thrown away. */
  website: z.string().max(2000).optional(),
});
export type ContactInput = z.input<typeof contactInput>;

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
