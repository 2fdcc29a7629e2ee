import { z } from 'zod';

import { oneOf } from './envelope.js';
import { imageSchema } from './image.js';
import { linkSchema } from './links.js';
import { teamMemberSchema } from './team.js';

const section = <C extends string, S extends z.ZodRawShape>(component: C, shape: S) =>
  z.strictObject({
    /** The Strapi component that the editor composed; the portal's block of that name draws it. */
    component: z.literal(component),
    /** Stable within the page; serves as React key. */
    key: z.string(),
    ...shape,
  });

export const heroSection = section('sections.hero', {
  /** Words before the society's name: "Welcome to" (site §2.2). */
  greeting: z.string(),
  description: z.string(),
  /** Typed one after the other. */
  words: z.array(z.string()),
  image: imageSchema.nullable(),
  links: z.array(linkSchema),
});
export type HeroSection = z.infer<typeof heroSection>;

export const eventCardsSection = section('sections.event-cards', {
  heading: z.string(),
  title: z.string(),
  cards: z.array(z.strictObject({ name: z.string(), description: z.string() })),
});
export type EventCardsSection = z.infer<typeof eventCardsSection>;

export const teamSection = section('sections.team', {
  title: z.string(),
  subtitle: z.string(),
  members: z.array(teamMemberSchema),
});
export type TeamSection = z.infer<typeof teamSection>;

export const sectionSchema = z.discriminatedUnion('component', [heroSection, eventCardsSection, teamSection]);
export type Section = z.infer<typeof sectionSchema>;

/** A page that editors compose from sections (design §3, §8). */
export const pageSchema = z.strictObject({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(sectionSchema),
});
export type ComposedPage = z.infer<typeof pageSchema>;
export const pageAnswer = oneOf(pageSchema);
