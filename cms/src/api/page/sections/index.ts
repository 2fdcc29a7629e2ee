import type { Core, Data, UID } from '@strapi/strapi';
import type { Section } from 'contracts';

import { about } from './about';
import { callToAction } from './call-to-action';
import { collection } from './collection';
import { contact } from './contact';
import { counters } from './counters';
import { eventCards } from './event-cards';
import { faq } from './faq';
import { festivalHero } from './festival-hero';
import { hero } from './hero';
import { join } from './join';
import { richText } from './rich-text';
import { schedule } from './schedule';
import type { SectionPresenter, SectionUid } from './section-presenter';
import { spotlight } from './spotlight';
import { team } from './team';
import { testimonials } from './testimonials';
import { upcomingEvents } from './upcoming-events';

/** Every block that leaves the server. A new one is a component, a shape in `contracts`, and a line here. */
const presenters: { [Uid in SectionUid]: SectionPresenter<Uid> } = {
  'sections.hero': hero,
  'sections.about': about,
  'sections.event-cards': eventCards,
  'sections.team': team,
  'sections.spotlight': spotlight,
  'sections.contact': contact,
  'sections.festival-hero': festivalHero,
  'sections.counters': counters,
  'sections.schedule': schedule,
  'sections.upcoming-events': upcomingEvents,
  'sections.testimonials': testimonials,
  'sections.faq': faq,
  'sections.call-to-action': callToAction,
  'sections.join': join,
  'sections.rich-text': richText,
  'sections.collection': collection,
};

const isPresentable = (uid: UID.Component): uid is SectionUid => uid in presenters;

/** A block of a page's dynamic zone, of whatever component. */
export type Block<Uid extends UID.Component = UID.Component> = Uid extends UID.Component
  ? Data.Component<Uid> & { __component: Uid }
  : never;

/**
 * What to load with the blocks of a page. Blocks without a presenter are loaded too, so that they are noticed.
 * @param components the components that the page type allows, as an editor may have extended them
 */
export function sectionsPopulate(components: readonly UID.Component[]) {
  return {
    on: Object.fromEntries(components.map((uid) => [uid, isPresentable(uid) ? presenters[uid].populate : true])),
  };
}

/** Presents the blocks of a page in order; one without a presenter is left out and named in the log. */
export async function presentSections(strapi: Core.Strapi, blocks: readonly Block[]): Promise<Section[]> {
  const counts = new Map<UID.Component, number>();
  const sections = blocks.map(async (block) => {
    const count = (counts.get(block.__component) ?? 0) + 1;
    counts.set(block.__component, count);
    const key = `${block.__component}-${count}`;
    if (isSection(block)) return (await present(strapi, block, key)) ?? [];
    strapi.log.warn(`The block ${block.__component} has no presenter, so pages leave it out.`);
    return [];
  });
  return (await Promise.all(sections)).flat();
}

const isSection = (block: Block): block is Block<SectionUid> => isPresentable(block.__component);

function present<Uid extends SectionUid>(
  strapi: Core.Strapi,
  block: Data.Component<Uid> & { __component: Uid },
  key: string,
): Section | null | Promise<Section | null> {
  return presenters[block.__component].present(block, { strapi, key });
}
