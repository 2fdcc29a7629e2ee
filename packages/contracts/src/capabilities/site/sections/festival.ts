import { z } from 'zod';

import { imageSchema } from '../../../image.js';
import { linkSchema } from '../../../links.js';
import { eventSchema } from '../../event/event.js';
import { festivalSchema } from '../festival.js';
import { section } from './section.js';

/** Sections of the festival block (site §2.2, festival landing block). */

/** Says on the landing page that the festival is coming; the server adds it, no editor composes it (design §8). */
export const festivalBannerSection = section('sections.festival-banner', {
  text: z.string(),
  festival: festivalSchema,
});
export type FestivalBannerSection = z.infer<typeof festivalBannerSection>;

export const festivalHeroSection = section('sections.festival-hero', {
  tagline: z.string(),
  description: z.string(),
  image: z.nullable(imageSchema),
  festival: festivalSchema,
});
export type FestivalHeroSection = z.infer<typeof festivalHeroSection>;

export const countersSection = section('sections.counters', {
  title: z.string(),
  items: z.array(z.strictObject({ value: z.number().int().nonnegative(), suffix: z.string(), label: z.string() })),
});
export type CountersSection = z.infer<typeof countersSection>;

export const scheduleSection = section('sections.schedule', {
  title: z.string(),
  subtitle: z.string(),
  /** What runs beside each other. */
  tracks: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  /** In their order; those of one day follow each other. Texts are for people, and empty where they are not known. */
  entries: z.array(
    z.strictObject({ day: z.string(), time: z.string(), title: z.string(), place: z.string(), track: z.string() }),
  ),
});
export type ScheduleSection = z.infer<typeof scheduleSection>;

export const upcomingEventsSection = section('sections.upcoming-events', {
  title: z.string(),
  subtitle: z.string(),
  /** The next ones of the calendar, the nearest first. */
  events: z.array(eventSchema),
});
export type UpcomingEventsSection = z.infer<typeof upcomingEventsSection>;

export const testimonialsSection = section('sections.testimonials', {
  title: z.string(),
  testimonials: z.array(
    z.strictObject({ name: z.string(), role: z.string(), image: z.nullable(imageSchema), quote: z.string() }),
  ),
});
export type TestimonialsSection = z.infer<typeof testimonialsSection>;

export const faqSection = section('sections.faq', {
  title: z.string(),
  entries: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});
export type FaqSection = z.infer<typeof faqSection>;

export const callToActionSection = section('sections.call-to-action', {
  title: z.string(),
  text: z.string(),
  links: z.array(linkSchema),
});
export type CallToActionSection = z.infer<typeof callToActionSection>;

/** Invites to sign in or register; where the links lead is fixed (site §2.2). */
export const joinSection = section('sections.join', { title: z.string(), text: z.string() });
export type JoinSection = z.infer<typeof joinSection>;
