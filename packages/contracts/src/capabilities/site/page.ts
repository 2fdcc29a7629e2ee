import { z } from 'zod';

import { oneOf, publicId } from '../../envelope.js';
import { collectionSection } from './sections/collection.js';
import * as festival from './sections/festival.js';
import * as landing from './sections/landing.js';
import { spotlightSection } from './sections/spotlight.js';
import { richTextSection } from './sections/text.js';

export const sectionSchema = z.discriminatedUnion('component', [
  landing.heroSection,
  landing.aboutSection,
  landing.eventCardsSection,
  landing.teamSection,
  landing.contactSection,
  festival.festivalBannerSection,
  festival.festivalHeroSection,
  festival.countersSection,
  festival.scheduleSection,
  festival.upcomingEventsSection,
  festival.testimonialsSection,
  festival.faqSection,
  festival.callToActionSection,
  festival.joinSection,
  spotlightSection,
  richTextSection,
  collectionSection,
]);
export type Section = z.infer<typeof sectionSchema>;

/** A page that editors compose from sections (design §3, §8). */
export const pageSchema = z.strictObject({
  ...publicId,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(sectionSchema),
});
export type ComposedPage = z.infer<typeof pageSchema>;
export const pageAnswer = oneOf(pageSchema);
