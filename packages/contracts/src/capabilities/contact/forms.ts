import * as z from 'zod/mini';

import { emailSchema, personNameSchema, requiredText } from '../../fields.js';
import { messages } from '../../messages.js';
import { CONTACT_MESSAGE_MAX_CHARS } from './values.js';

/** Body of `POST /contact` (site §2.2, contact; delivered as design §8 says). */
export const contactInput = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  message: requiredText(messages.messageMissing, CONTACT_MESSAGE_MAX_CHARS),
  /** Hidden from people: whoever fills it in is a robot, whose message is thrown away. */
  website: z.optional(z.string().check(z.maxLength(2000))),
});
