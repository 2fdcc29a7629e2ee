import { screen } from '@testing-library/react';
import type { FestivalHeroSection } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import { SectionPlaceContext } from '../../lib/sectionPlace';
import { festivalOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { FestivalHero } from './FestivalHero';

const section: FestivalHeroSection = {
  component: 'sections.festival-hero',
  key: 'f',
  tagline: 'Three days for ideas',
  description: 'The flagship event.',
  image: null,
  festival: festivalOf(),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-09-11T00:00:00+05:30') });
});

it('says name and days, and how long it takes until then, in one sentence', () => {
  renderInPage(<FestivalHero section={section} />);
  expect(screen.getByRole('heading', { name: 'Innokshetra' })).toBeInTheDocument();
  expect(screen.getByText('14 to 16 September 2027')).toBeInTheDocument();
  expect(screen.getByText('Begins in 3 days')).toBeInTheDocument();
});

it('holds the h1 where the page gives it', () => {
  const place = { anchors: ['home'], pageAnchors: new Set(['home']), holdsPageTitle: true, isBelow: false };
  renderInPage(
    <SectionPlaceContext value={place}>
      <FestivalHero section={section} />
    </SectionPlaceContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Innokshetra');
  expect(document.querySelector('#home')).toContainElement(screen.getByRole('heading', { level: 1 }));
});

it('leads to the registration on another site, in a new tab', () => {
  renderInPage(<FestivalHero section={section} />);
  const link = screen.getByRole('link', { name: 'Register Now for Innokshetra' });
  expect(link).toHaveAttribute('href', 'https://forms.example/innokshetra');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('offers no registration where there is none', () => {
  renderInPage(<FestivalHero section={{ ...section, festival: festivalOf({ registerHref: null }) }} />);
  expect(screen.queryByRole('link', { name: /Register Now/ })).not.toBeInTheDocument();
});

it.each([
  ['/', 1],
  ['/p/anything', 1],
  ['/innokshetra', 0],
  ['/innokshetra/', 0],
])('on %s there are %i ways to the festival’s own page', (path, count) => {
  renderInPage(<FestivalHero section={section} />, { path });
  expect(screen.queryAllByRole('link', { name: 'Visit Website' })).toHaveLength(count);
});

it.each([
  ['2027-09-15T09:00:00+05:30', 'Happening now', true],
  ['2027-09-13T22:30:00+05:30', 'Begins in 1 hour 30 minutes', true],
  ['2027-09-17T00:00:00+05:30', 'Happening now', false],
])('at %s “%s” is said: %s', (now, words, isSaid) => {
  vi.setSystemTime(now);
  renderInPage(<FestivalHero section={section} />);
  expect(screen.queryAllByText(words)).toHaveLength(isSaid ? 1 : 0);
});
