import { z } from 'zod';

import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from './limits.js';
import * as messages from './sentences.js';

/** An e-mail address, stored and compared in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_CHARS, messages.tooLong(EMAIL_MAX_CHARS))
  .pipe(z.email(messages.emailInvalid));

/** What a person is called. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1, messages.nameMissing)
  .max(NAME_MAX_CHARS, messages.tooLong(NAME_MAX_CHARS));
