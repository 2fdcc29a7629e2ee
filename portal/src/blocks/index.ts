import type { Section } from 'contracts';
import type { ComponentType } from 'react';

import { EventCards } from './event-cards/EventCards';
import { Hero } from './hero/Hero';
import { Team } from './team/Team';

/** The sections of one component uid. */
type SectionOf<Uid extends Section['component']> = Extract<Section, { component: Uid }>;

type BlockRegistry = { [Uid in Section['component']]: ComponentType<{ section: SectionOf<Uid> }> };

/** Which component draws which section that an editor can compose: Strapi component uid → React component. */
const blocks: BlockRegistry = {
  'sections.hero': Hero,
  'sections.event-cards': EventCards,
  'sections.team': Team,
};

/**
 * The component that draws a section; undefined for a uid that this build of the portal does not know yet, which the
 * page then leaves out.
 */
export function blockFor(section: Section): ComponentType<{ section: Section }> | undefined {
  if (!Object.hasOwn(blocks, section.component)) return undefined;
  // The registry pairs each uid with the component for exactly that section, which the compiler cannot follow here.
  return blocks[section.component] as ComponentType<{ section: Section }>;
}
