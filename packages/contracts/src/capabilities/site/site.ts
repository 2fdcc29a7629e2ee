import { z } from 'zod';

import { oneOf } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { hrefSchema, linkSchema } from '../../links.js';
import { settingsSchema } from './settings.js';
import { SOCIAL_PLATFORMS } from './values.js';

/** What every page needs to draw its frame: identity, menus, footer (site §2.2). */
export const siteSchema = z.strictObject({
  name: z.string(),
  institute: z.string(),
  tagline: z.string(),
  /** Beside the logo in the footer: what the society is, in a sentence (site §2.2). */
  footerText: z.string(),
  logo: z.nullable(imageSchema),
  email: z.string(),
  address: z.string(),
  social: z.array(z.strictObject({ platform: z.enum(SOCIAL_PLATFORMS), href: hrefSchema })),
  mainMenu: z.array(linkSchema),
  footerMenu: z.array(linkSchema),
  /** Beside the copyright line: privacy policy and terms of service (site §2.2, footer). */
  legalMenu: z.array(linkSchema),
  settings: settingsSchema.pick({
    siteName: true,
    siteDescription: true,
    timeZone: true,
    currency: true,
    enableRegistration: true,
  }),
});
export type Site = z.infer<typeof siteSchema>;
export const siteAnswer = oneOf(siteSchema);
