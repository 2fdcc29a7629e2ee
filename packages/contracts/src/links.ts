import { z } from 'zod';

import { isSafeHref } from './safe-href.js';

/** A link target that an editor enters. */
export const hrefSchema = z.string().max(2000).refine(isSafeHref, 'Links start with https://, mailto:, / or #');

export const linkSchema = z.strictObject({ label: z.string(), href: hrefSchema });
export type Link = z.infer<typeof linkSchema>;
