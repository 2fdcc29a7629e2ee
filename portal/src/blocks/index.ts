import type { Section } from 'contracts';

import { lazyBlock, type BlockComponent, type LazyBlock } from './lazyBlock';

/** The sections of one component uid. */
type SectionOf<Uid extends Section['component']> = Extract<Section, { component: Uid }>;

type BlockRegistry = { [Uid in Section['component']]?: LazyBlock<SectionOf<Uid>> };

/**
 * Which component draws which section that an editor can compose: Strapi component uid → React component, in the file
 * `./<name of the uid>/<Component>.tsx`.
 */
const blocks: BlockRegistry = {
  'sections.hero': lazyBlock('Hero', () => import('./hero/Hero')),
  'sections.about': lazyBlock('About', () => import('./about/About')),
  'sections.event-cards': lazyBlock('EventCards', () => import('./event-cards/EventCards')),
  'sections.spotlight': lazyBlock('Spotlight', () => import('./spotlight/Spotlight')),
  'sections.team': lazyBlock('Team', () => import('./team/Team')),
  'sections.contact': lazyBlock('Contact', () => import('./contact/Contact')),
  'sections.festival-banner': lazyBlock('FestivalBanner', () => import('./festival-banner/FestivalBanner')),
  'sections.festival-hero': lazyBlock('FestivalHero', () => import('./festival-hero/FestivalHero')),
  'sections.counters': lazyBlock('Counters', () => import('./counters/Counters')),
  'sections.schedule': lazyBlock('Schedule', () => import('./schedule/Schedule')),
  'sections.upcoming-events': lazyBlock('UpcomingEvents', () => import('./upcoming-events/UpcomingEvents')),
  'sections.testimonials': lazyBlock('Testimonials', () => import('./testimonials/Testimonials')),
  'sections.faq': lazyBlock('Faq', () => import('./faq/Faq')),
  'sections.call-to-action': lazyBlock('CallToAction', () => import('./call-to-action/CallToAction')),
  'sections.join': lazyBlock('Join', () => import('./join/Join')),
  'sections.rich-text': lazyBlock('RunningText', () => import('./rich-text/RunningText')),
  'sections.collection': lazyBlock('Collection', () => import('./collection/Collection')),
};

function find({ component }: Section): LazyBlock<Section> | undefined {
  if (!Object.hasOwn(blocks, component)) return undefined;
  // The registry pairs each uid with the block for exactly that section, which the compiler cannot follow here.
  return blocks[component] as LazyBlock<Section> | undefined;
}

/**
 * The component that draws a section; undefined for a uid that this build of the portal does not know yet, which the
 * page then leaves out.
 */
export function blockFor(section: Section): BlockComponent<Section> | undefined {
  return find(section)?.Place;
}

/** Fetches the code of all blocks, for the server, which draws every section in full. */
export async function fetchBlocks(): Promise<void> {
  await Promise.all(Object.values(blocks).map(async ({ fetch }) => fetch()));
}

/** Fetches the code of what a page begins with, so that it is there when the page hydrates. */
export async function fetchFirstBlocks(sections: readonly Section[]): Promise<void> {
  await Promise.all(firstScreen(sections).map(async (section) => find(section)?.fetch()));
}

/** Source files of the blocks that a page begins with, as the build's manifest names them. */
export function filesOfFirstBlocks(sections: readonly Section[]): string[] {
  return firstScreen(sections).flatMap((section) => {
    const block = find(section);
    return block ? [`src/blocks/${section.component.replace('sections.', '')}/${block.name}.tsx`] : [];
  });
}

/** Sections that leave the first screen to the next one. */
const SLIM: readonly Section['component'][] = ['sections.festival-banner'];

/** What a page begins with, up to the section that fills the first screen. */
export function firstScreen(sections: readonly Section[]): readonly Section[] {
  const filling = sections.findIndex(({ component }) => !SLIM.includes(component));
  return sections.slice(0, filling + 1);
}
