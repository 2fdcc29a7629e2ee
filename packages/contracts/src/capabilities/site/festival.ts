import { z } from 'zod';

import { hrefSchema } from '../../links.js';

/** How the festival shows on the landing page (design §8). */
export const FESTIVAL_MODES = ['off', 'banner', 'takeover'] as const;
export type FestivalMode = (typeof FESTIVAL_MODES)[number];

/** What the festival's sections say of it. Days are calendar days of the site's time zone, without a time. */
export const festivalSchema = z.strictObject({
  name: z.string(),
  startsOn: z.iso.date(),
  /** The last day; the same as the first for a festival of one day. */
  endsOn: z.iso.date(),
  /** Where visitors register, on another site; null hides the button. */
  registerHref: z.nullable(hrefSchema),
});
export type Festival = z.infer<typeof festivalSchema>;
