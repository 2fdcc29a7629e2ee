import type { Section } from 'contracts';

import { firstScreen } from '../../blocks';
import type { SectionPlace } from '../../lib/sectionPlace';

type Component = Section['component'];
type Anchors = Partial<Record<Component, string>>;

/** The anchors that menus lead to, by the section that they are meant for (site §2.2). */
const OWN_ANCHORS: Anchors = {
  'sections.hero': 'home',
  'sections.about': 'about',
  'sections.event-cards': 'event',
  'sections.upcoming-events': 'events',
  'sections.spotlight': 'spotlight',
  'sections.team': 'team',
  'sections.contact': 'contact',
};

/** Who takes them on a page without that section: `#event` and `#events` both lead to events (design §8). */
const SECOND_ANCHORS: Anchors = {
  'sections.festival-hero': 'home',
  'sections.event-cards': 'events',
  'sections.upcoming-events': 'event',
};

/** Sections that fill the first screen, with a title as large as the window allows. */
const HEROES: readonly Component[] = ['sections.hero', 'sections.festival-hero'];

/** The section that a page begins with; the festival's banner is a note at its side. */
function openingOf(sections: readonly Section[]): Section | undefined {
  return sections.find(({ component }) => component !== 'sections.festival-banner');
}

/** What the top bar lies over at the top of a page (site §2.2). */
export type Ground = 'solid' | 'page' | 'night';

/**
 * Over a hero the top bar has no ground of its own. That of the festival is night in both colour schemes, and so is any
 * with a picture or a film.
 */
export function groundOf(sections: readonly Section[]): Ground {
  const [first] = sections;
  if (first?.component === 'sections.hero') return first.image || first.video ? 'night' : 'page';
  return first?.component === 'sections.festival-hero' ? 'night' : 'solid';
}

/** Whether one of the sections holds the page's h1: a hero that the page begins with, or a text with a title. */
export function bringsOwnTitle(sections: readonly Section[]): boolean {
  const opening = openingOf(sections);
  if (!opening) return false;
  return HEROES.includes(opening.component) || (opening.component === 'sections.rich-text' && opening.title !== '');
}

/**
 * Settles between the sections of a page what only one of them may have: each anchor, and the h1. Whoever comes first
 * has it, so that an editor may use a section twice and put them in any order.
 */
export function placeSections(sections: readonly Section[]): SectionPlace[] {
  const titled = bringsOwnTitle(sections) ? openingOf(sections) : undefined;
  const bearers = new Map<string, Section>();
  for (const anchors of [OWN_ANCHORS, SECOND_ANCHORS]) {
    for (const section of sections) {
      const anchor = anchors[section.component];
      if (anchor && !bearers.has(anchor)) bearers.set(anchor, section);
    }
  }
  const pageAnchors = new Set(bearers.keys());
  const isFirst = new Set(firstScreen(sections));
  return sections.map((section) => ({
    pageAnchors,
    anchors: [...bearers].flatMap(([anchor, bearer]) => (bearer === section ? [anchor] : [])),
    holdsPageTitle: section === titled,
    isBelow: !isFirst.has(section),
  }));
}
