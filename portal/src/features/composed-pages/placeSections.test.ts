import type { Section } from 'contracts';
import { describe, expect, it } from 'vitest';

import { bringsOwnTitle, groundOf, placeSections } from './placeSections';

/** Sections of which only the component matters here, and for texts the title. */
const page = (...components: string[]) =>
  components.map(
    (component, index) => ({ component: `sections.${component}`, key: `${index}`, title: 'T' }) as Section,
  );
const anchorsOf = (...components: string[]) => placeSections(page(...components)).map(({ anchors }) => anchors);

describe('anchors', () => {
  it('are those of the menus', () => {
    const landing = ['hero', 'about', 'event-cards', 'team', 'contact'];
    expect(anchorsOf(...landing)).toEqual([['home'], ['about'], ['event', 'events'], ['team'], ['contact']]);
  });

  it('both lead to the calendar on a page without event cards', () => {
    expect(anchorsOf('festival-hero', 'upcoming-events')).toEqual([['home'], ['events', 'event']]);
  });

  it('are shared out where a page has both', () => {
    expect(anchorsOf('event-cards', 'upcoming-events')).toEqual([['event'], ['events']]);
    expect(anchorsOf('festival-hero', 'hero')).toEqual([[], ['home']]);
  });

  it('are there once, however often a section is used', () => {
    expect(anchorsOf('team', 'faq', 'team')).toEqual([['team'], [], []]);
  });

  it('are known to every section, so that links find them', () => {
    expect([...(placeSections(page('faq', 'contact'))[0]?.pageAnchors ?? [])]).toEqual(['contact']);
  });
});

describe('the h1', () => {
  const holders = (...components: string[]) => placeSections(page(...components)).map((place) => place.holdsPageTitle);

  it.each(['hero', 'festival-hero', 'rich-text'])(
    'is held by a %s that the page begins with, and no other',
    (first) => {
      expect(holders(first, 'rich-text', 'hero', 'festival-hero')).toEqual([true, false, false, false]);
    },
  );

  it('is held by the opening, with the banner before it too', () => {
    expect(holders('festival-banner', 'hero')).toEqual([false, true]);
  });

  it('is left to the page that begins with anything else', () => {
    expect(holders('faq', 'hero', 'rich-text')).toEqual([false, false, false]);
    expect(bringsOwnTitle(page('faq', 'hero'))).toBe(false);
    expect(bringsOwnTitle(page('festival-banner'))).toBe(false);
    expect(bringsOwnTitle([])).toBe(false);
  });
});

describe('the ground of the top bar', () => {
  it.each([
    [['festival-hero'], 'night'],
    [['hero'], 'page'],
    [['festival-banner', 'hero'], 'solid'],
    [['rich-text'], 'solid'],
    [[], 'solid'],
  ])('over %j is %s', (components, ground) => {
    expect(groundOf(page(...components))).toBe(ground);
  });
});
