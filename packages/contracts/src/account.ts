import { z } from 'zod';

import { ACCOUNT_ROLES, REGISTRATION_ROLES } from './enums.js';
import { imageSchema } from './image.js';
import { EMAIL_MAX_CHARS, PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from './limits.js';
import { messages } from './messages.js';
import { emailSchema, personNameSchema } from './person.js';

/** A new password: at least 6 characters (member §9); bcrypt reads no more than 72 bytes. The server also refuses common ones. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN_CHARS, messages.passwordTooShort)
  .refine((password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES, messages.passwordTooLong);

/** Body of `POST /auth/register` (site §2.4, §5). */
export const registerBody = z
  .strictObject({
    name: personNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    password2: z.string().optional(),
    role: z.enum(REGISTRATION_ROLES),
  })
  .refine(({ password, password2 }) => password2 === undefined || password2 === password, {
    error: messages.passwordsDiffer,
    path: ['password2'],
  });
export type RegisterBody = z.input<typeof registerBody>;

/** Body of `POST /auth/login`. Whatever is missing is one sentence (site §5). */
export const loginBody = z.strictObject({
  email: z
    .string({ error: messages.credentialsMissing })
    .trim()
    .toLowerCase()
    .min(1, messages.credentialsMissing)
    .max(EMAIL_MAX_CHARS),
  password: z.string({ error: messages.credentialsMissing }).min(1, messages.credentialsMissing).max(1000),
  remember: z.boolean().default(false),
});
export type LoginBody = z.input<typeof loginBody>;

/** Body of `POST /auth/resend-verification` and `POST /auth/forgot-password`. */
export const emailBody = z.strictObject({ email: emailSchema });
/** Body of `PUT /auth/reset-password/:token`. */
export const resetPasswordBody = z.strictObject({ password: newPasswordSchema });

/** Who is signed in: the answer of `/auth/me` and `/auth/login`, without envelope (design §5). */
export const sessionUserSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  isVerified: z.boolean(),
  /** Id of the profile, under which others see the person; null for an account that lost its own. */
  profileId: z.string().nullable(),
  profilePicture: imageSchema.nullable(),
  bio: z.string(),
  skills: z.array(z.string()),
  graduationYear: z.number().int().nullable(),
  company: z.string(),
  /** The profile's `jobTitle`. */
  position: z.string(),
  program: z.string(),
  year: z.string(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** An answer that says one sentence: register, resend, forgot, reset, verify, logout. */
export const messageAnswer = z.strictObject({ data: z.strictObject({ msg: z.string() }) });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** A user as the console sees it (admin §3). `id` equals `_id`; react-admin needs that name. */
export const consoleUserSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  isVerified: z.boolean(),
  blocked: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ConsoleUser = z.infer<typeof consoleUserSchema>;
export const consoleUsersAnswer = z.array(consoleUserSchema);

/** Body of `PUT /admin/users/:id` (admin §7). The read-only fields that react-admin sends back are taken and ignored by the dialect. */
export const consoleUserBody = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  role: z.enum(ACCOUNT_ROLES),
  isVerified: z.boolean(),
});
export type ConsoleUserBody = z.infer<typeof consoleUserBody>;
