import { isSafeHref } from 'contracts';
import { expect, test } from 'vitest';

import { demoHomePage } from './home-page.js';
import { demoSite } from './site.js';

test('every menu, button and social link can be followed', () => {
  const { mainMenu, footerMenu, socialLinks } = demoSite();
  const addresses = [
    ...[...mainMenu, ...footerMenu, ...demoHomePage().hero.links].map(({ href }) => href),
    ...socialLinks.map(({ url }) => url),
  ];
  expect(addresses.filter((address) => !isSafeHref(address))).toEqual([]);
});

test('the landing page says what the documents say', () => {
  const { hero, eventCards, team } = demoHomePage();
  expect(hero.words).toEqual(['Innovation', 'Creativity', 'Entrepreneurship', 'Technology', 'Leadership']);
  expect(eventCards.heading).toBe('Where ideas meet action');
  expect(eventCards.cards.map(({ name }) => name)).toEqual(['Fintellect', 'CaseOnPoint', 'Bidbizz', 'Market It!']);
  expect(team.title).toBe('Meet Our Team');
  expect(team.subtitle).toBe('Dedicated individuals working together to build a stronger alumni network.');
});
