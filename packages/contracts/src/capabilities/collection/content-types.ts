import { z } from 'zod';

import { ROLES } from '../../enums.js';
import { oneOf } from '../../envelope.js';

/** Rights on the documents of a type, as Strapi's own REST API knows them. */
export const CONTENT_RIGHTS = ['read', 'write', 'delete'] as const;
export type ContentRight = (typeof CONTENT_RIGHTS)[number];

const roles = z
  .array(z.enum(ROLES, 'There is no such role.'))
  .transform((names) => ROLES.filter((role) => names.includes(role)));

/** What an admin sets of a type from the Content-Type Builder. */
const contentTypeSettings = {
  read: roles,
  /** Creates and changes. */
  write: roles,
  delete: roles,
  /** Names of fields, or of parts of them, that may leave the server, in the order in which pages show them. */
  publicFields: z.array(z.string()),
  /** Whether it has pages in the portal. */
  hasPages: z.boolean(),
  /** Whether editors may change its documents in Strapi's panel. */
  editors: z.boolean(),
};

/** `PUT /admin/content-types/:type`: all of the settings, or some. */
export const contentTypeChangeSchema = z.strictObject(contentTypeSettings).partial();
export type ContentTypeChange = z.infer<typeof contentTypeChangeSchema>;

const contentFieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** Strapi's word for it, such as `string`. */
  kind: z.string(),
  /** Why it never leaves the server; null where it may. */
  hidden: z.string().nullable(),
  /** The parts that it is made of: each is public by its own name, such as `address.city`, or all by that of the field. */
  parts: z.array(z.strictObject({ name: z.string(), label: z.string() })),
});
export type ContentField = z.infer<typeof contentFieldSchema>;

/** A type that somebody made in the Content-Type Builder, and who may do what with it. */
export const contentTypeSchema = z.strictObject({
  /** Its name in addresses, such as `sponsors`. */
  name: z.string(),
  /** What people call it. */
  title: z.string(),
  /** Strapi's name of it. */
  uid: z.string(),
  /** Whether there is one document of it alone. */
  isSingle: z.boolean(),
  fields: z.array(contentFieldSchema),
  ...contentTypeSettings,
  /** What an admin should think twice about; null where there is nothing. */
  warning: z.string().nullable(),
});
export type ContentType = z.infer<typeof contentTypeSchema>;

/** `GET /admin/content-types`. */
export const contentTypesAnswer = oneOf(z.array(contentTypeSchema));
export const contentTypeAnswer = oneOf(contentTypeSchema);
