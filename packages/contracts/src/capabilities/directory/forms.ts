import * as z from 'zod/mini';

import { requiredText, text } from '../../fields.js';
import { messages } from '../../messages.js';
import { CONNECTION_MESSAGE_MAX_CHARS, PERSON_MESSAGE_MAX_CHARS } from './values.js';

/** Body of `POST /alumni/connect/:id`. */
export const connectBody = z.strictObject({ message: z._default(text(CONNECTION_MESSAGE_MAX_CHARS), '') });

/** Body of `POST /alumni/directory/:id/message`: mailed on by the server, so that a hidden address stays hidden. */
export const personMessageBody = z.strictObject({
  message: requiredText(messages.messageMissing, PERSON_MESSAGE_MAX_CHARS),
});
