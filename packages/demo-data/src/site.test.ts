import { isSafeHref } from 'contracts';
import { expect, test } from 'vitest';

import { demoFestival } from './festival.js';
import { demoHomePage } from './pages/home.js';
import { demoFestivalPage } from './pages/innokshetra.js';
import { demoPrivacyPolicy } from './pages/privacy-policy.js';
import { demoTermsOfService } from './pages/terms-of-service.js';
import { demoSite } from './site.js';

const home = () => demoHomePage({ still: 1, film: 2, about: 3, formats: new Map() });
const festivalPage = () => demoFestivalPage({ opening: 1, portraits: new Map() });

/** Every string under one of these names, however deep. */
function valuesOf(content: unknown, names: readonly string[]): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    typeof value === 'string' && names.includes(name) ? [value] : valuesOf(value, names),
  );
}

test('every menu, button, link and social profile can be followed', () => {
  const email = 'hello@example.com';
  const content = [
    demoSite(),
    demoFestival(),
    home(),
    festivalPage(),
    demoPrivacyPolicy(email),
    demoTermsOfService(email),
  ];
  const addresses = valuesOf(content, ['href', 'url', 'registerUrl']);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !isSafeHref(address))).toEqual([]);
});

test('the landing page says what the documents say, in their order, with the spotlight before the team (site §2.2)', () => {
  const [hero, about, upcoming, eventCards, , team, contact] = home().sections;
  expect(upcoming).toMatchObject({ __component: 'sections.upcoming-events', count: 3 });
  expect(hero).toMatchObject({
    greeting: 'Welcome to',
    words: 'Innovation\nCreativity\nEntrepreneurship\nTechnology\nLeadership',
    links: [
      { label: 'Explore More', href: '/#about' },
      { label: 'Contact Us', href: '/#contact' },
    ],
  });
  expect(about).toMatchObject({
    missionTitle: 'Our Mission',
    mission:
      'To nurture innovation and entrepreneurship among students so they can build solutions for real-world problems.',
    visionTitle: 'Our Vision',
    vision: 'To be the premier student-led innovation hub.',
    activitiesTitle: 'What We Do',
  });
  const cards = ['Fintellect', 'CaseOnPoint', 'Bidbizz', 'Market It!'].map((name) => ({ name }));
  expect(eventCards).toMatchObject({ heading: 'Where ideas meet action', title: 'Our Events', cards });
  expect(team).toMatchObject({
    title: 'Meet Our Team',
    subtitle: 'Dedicated individuals working together to build a stronger alumni network.',
  });
  expect(contact).toMatchObject({
    title: 'Contact Us',
    text: 'Have questions or want to collaborate? Reach out to us!',
    note: "We'll get back to you as soon as possible.",
  });
});

test('the festival’s page has the sections of site §2.2, five questions and the four achievements of site §9', () => {
  const { sections } = festivalPage();
  expect(sections.map(({ __component }) => __component)).toEqual([
    'sections.festival-hero',
    'sections.counters',
    'sections.schedule',
    'sections.upcoming-events',
    'sections.testimonials',
    'sections.team',
    'sections.faq',
    'sections.call-to-action',
    'sections.join',
    'sections.contact',
  ]);
  const [, counters, , , , , faq] = sections;
  expect(counters).toMatchObject({
    items: [
      { value: 50, label: 'Events' },
      { value: 2000, label: 'Students' },
      { value: 25, label: 'Startups' },
      { value: 15, label: 'Awards' },
    ],
  });
  expect(faq).toHaveProperty('entries.length', 5);
});

test('the menus lead where site §2.2 says, to #events above and to #event below', () => {
  const { mainMenu, footerMenu, legalMenu } = demoSite();
  expect(mainMenu.map(({ href }) => href)).toEqual([
    '/#home',
    '/#about',
    '/#events',
    '/announcements',
    '/#team',
    '/#contact',
  ]);
  expect(footerMenu.slice(0, 5).map(({ href }) => href)).toEqual([
    '/#home',
    '/#about',
    '/#team',
    '/#event',
    '/#contact',
  ]);
  expect(legalMenu.map(({ label }) => label)).toEqual(['Privacy Policy', 'Terms of Service']);
});
