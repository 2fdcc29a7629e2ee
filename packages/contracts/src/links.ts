import * as z from 'zod/mini';

import { isSafeHref } from './safe-href.js';

/** A link target that an editor enters. */
export const hrefSchema = z
  .string()
  .check(z.maxLength(2000), z.refine(isSafeHref, 'Links start with https://, mailto:, / or #'));

export const linkSchema = z.strictObject({ label: z.string(), href: hrefSchema });
export type Link = z.infer<typeof linkSchema>;
