import * as z from 'zod/mini';

import { REGISTRATION_ROLES } from '../../enums.js';
import { emailSchema, personNameSchema } from '../../fields.js';
import { EMAIL_MAX_CHARS } from '../../limits.js';
import { messages } from '../../messages.js';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from './values.js';

/** A new password: at least 6 characters (member §9); bcrypt reads no more than 72 bytes. The server also refuses common ones. */
export const newPasswordSchema = z.string().check(
  z.minLength(PASSWORD_MIN_CHARS, messages.passwordTooShort),
  z.refine((password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES, messages.passwordTooLong),
);
const currentPassword = z.string().check(z.minLength(1, messages.currentPasswordMissing), z.maxLength(1000));

/** Body of `POST /auth/register` (site §2.4, §5). */
export const registerBody = z
  .strictObject({
    name: personNameSchema,
    email: emailSchema,
    role: z.enum(REGISTRATION_ROLES),
    password: newPasswordSchema,
    password2: z.optional(z.string()),
  })
  .check(
    z.refine(({ password, password2 }) => password2 === undefined || password2 === password, {
      error: messages.passwordsDiffer,
      path: ['password2'],
    }),
  );
export type RegisterBody = z.input<typeof registerBody>;

const credential = z.string({ error: messages.credentialsMissing });

/** Body of `POST /auth/login`. Whatever is missing is one sentence (site §5). */
export const loginBody = z.strictObject({
  email: credential.check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, messages.credentialsMissing),
    z.maxLength(EMAIL_MAX_CHARS),
  ),
  password: credential.check(z.minLength(1, messages.credentialsMissing), z.maxLength(1000)),
  remember: z._default(z.boolean(), false),
});
export type LoginBody = z.input<typeof loginBody>;

/** Body of `POST /auth/resend-verification` and `POST /auth/forgot-password`. */
export const emailBody = z.strictObject({ email: emailSchema });
/** Body of `PUT /auth/reset-password/:token`. */
export const resetPasswordBody = z.strictObject({ password: newPasswordSchema });

/** Body of `PUT /users/password` (member §5). */
export const changePasswordBody = z
  .strictObject({ currentPassword, newPassword: newPasswordSchema, confirmPassword: z.string() })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: messages.newPasswordsDiffer,
      path: ['confirmPassword'],
    }),
  );

/** Body of `DELETE /users/account`: the own password, so that a borrowed screen deletes nobody. */
export const deleteAccountBody = z.strictObject({ currentPassword });
