import type { Section } from 'contracts';
import { expect, test } from 'vitest';

import { takeOver, withBanner } from './landing';
import type { Block } from './sections';

const blocks = (...components: string[]) =>
  components.map((component, id) => ({ __component: component, id })) as unknown as Block[];
const names = (list: readonly Block[]) => list.map(({ __component }) => __component);

const LANDING = blocks('sections.hero', 'sections.about', 'sections.team', 'sections.contact');

test('a takeover puts the festival’s sections first, and what only the landing page has after them', () => {
  const festival = blocks('sections.festival-hero', 'sections.team', 'sections.faq');
  expect(names(takeOver(LANDING, festival))).toEqual([
    'sections.festival-hero',
    'sections.team',
    'sections.faq',
    'sections.about',
    'sections.contact',
  ]);
});

test('where the festival’s page has no opening, the page still opens with the landing page’s', () => {
  expect(names(takeOver(LANDING, blocks('sections.faq')))).toEqual([
    'sections.hero',
    'sections.faq',
    'sections.about',
    'sections.team',
    'sections.contact',
  ]);
});

test('nothing to take over with leaves the landing page as it is', () => {
  expect(takeOver(LANDING, [])).toEqual(LANDING);
});

test('the banner stands after the opening, and first where there is none', () => {
  const current = {
    mode: 'banner' as const,
    bannerText: 'Come',
    festival: { name: 'Innokshetra', startsOn: '2031-09-14', endsOn: '2031-09-16', registerHref: null },
  };
  const join: Section = { component: 'sections.join', key: 'join', title: '', text: '' };
  const hero = { component: 'sections.festival-hero', key: 'hero' } as Section;
  const components = (sections: Section[]) => withBanner(sections, current).map(({ component }) => component);
  expect(components([hero, join])).toEqual(['sections.festival-hero', 'sections.festival-banner', 'sections.join']);
  expect(components([join])).toEqual(['sections.festival-banner', 'sections.join']);
});
