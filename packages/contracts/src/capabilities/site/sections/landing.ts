import { z } from 'zod';

import { imageSchema } from '../../../image.js';
import { hrefSchema, linkSchema } from '../../../links.js';
import { videoSchema } from '../../../video.js';
import { teamMemberSchema } from '../team.js';
import { section } from './section.js';

/** Sections of the landing page (site §2.2), in its order. */

export const heroSection = section('sections.hero', {
  /** Words before the society's name: "Welcome to" (site §2.2). */
  greeting: z.string(),
  description: z.string(),
  /** Typed one after the other. */
  words: z.array(z.string()),
  /** Stands behind the words until the video plays, and in its place where none does. */
  image: z.nullable(imageSchema),
  /** Loops silently behind the words. */
  video: videoSchema.nullable(),
  links: z.array(linkSchema),
});
export type HeroSection = z.infer<typeof heroSection>;

export const aboutSection = section('sections.about', {
  title: z.string(),
  intro: z.string(),
  image: z.nullable(imageSchema),
  missionTitle: z.string(),
  mission: z.string(),
  visionTitle: z.string(),
  vision: z.string(),
  activitiesTitle: z.string(),
  activities: z.array(z.string()),
});
export type AboutSection = z.infer<typeof aboutSection>;

export const eventCardsSection = section('sections.event-cards', {
  heading: z.string(),
  title: z.string(),
  /** `href` leads to the matching event, or to a search for it. */
  cards: z.array(
    z.strictObject({ name: z.string(), description: z.string(), image: z.nullable(imageSchema), href: hrefSchema }),
  ),
});
export type EventCardsSection = z.infer<typeof eventCardsSection>;

export const teamSection = section('sections.team', {
  title: z.string(),
  subtitle: z.string(),
  members: z.array(teamMemberSchema),
});
export type TeamSection = z.infer<typeof teamSection>;

export const contactSection = section('sections.contact', {
  title: z.string(),
  text: z.string(),
  /** Under the form: when an answer may be expected. */
  note: z.string(),
});
export type ContactSection = z.infer<typeof contactSection>;
