import { FESTIVAL_SLUG, type Section } from 'contracts';

import { type CurrentFestival } from '../festival/public';
import type { Block } from './sections';

/** What a page opens with: one of them, first. */
const OPENINGS: readonly string[] = ['sections.hero', 'sections.festival-hero'];
const isOpening = ({ __component }: Block) => OPENINGS.includes(__component);

/**
 * The blocks of the landing page while the festival takes it over: the festival's come first, then those of the landing
 * page that the festival has not, so that every anchor of the menus still leads somewhere (design §8). The landing
 * page's own opening shows only where the festival's page has none.
 */
export function takeOver(landing: readonly Block[], festival: readonly Block[]): Block[] {
  const taken = new Set<string>(festival.map(({ __component }) => __component));
  const openings = festival.some(isOpening) ? [] : landing.filter(isOpening);
  const rest = landing.filter((block) => !isOpening(block) && !taken.has(block.__component));
  return [...openings, ...festival, ...rest];
}

/** The sections of the landing page with the festival's banner right after the opening (design §8). */
export function withBanner(sections: readonly Section[], { bannerText, festival }: CurrentFestival): Section[] {
  const banner: Section = {
    component: 'sections.festival-banner',
    key: `${FESTIVAL_SLUG}-banner`,
    text: bannerText,
    festival,
  };
  const after = sections.findIndex(({ component }) => OPENINGS.includes(component)) + 1;
  return [...sections.slice(0, after), banner, ...sections.slice(after)];
}
