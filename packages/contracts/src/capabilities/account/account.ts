import { z } from 'zod';

import { ACCOUNT_ROLES } from '../../enums.js';
import { emailSchema, personNameSchema } from '../../fields.js';
import { imageSchema } from '../../image.js';

/** Who is signed in: the answer of `/auth/me` and `/auth/login`, without envelope (design §5). */
export const sessionUserSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  isVerified: z.boolean(),
  /** Id of the profile, under which others see the person; null for an account that lost its own. */
  profileId: z.string().nullable(),
  profilePicture: z.nullable(imageSchema),
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
  avatar: z.nullable(imageSchema),
  /** Of the profile, by which whatever belongs to the person names them; empty without one. */
  profileId: z.string(),
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
