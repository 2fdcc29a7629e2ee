import { screen } from '@testing-library/react';
import type { FestivalBannerSection } from 'contracts';
import { expect, it } from 'vitest';

import { festivalOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { FestivalBanner } from './FestivalBanner';

const section: FestivalBannerSection = {
  component: 'sections.festival-banner',
  key: 'b',
  text: 'Registration is open.',
  festival: festivalOf(),
};

it('says that the festival is coming, and leads to its page and to the registration', () => {
  renderInPage(<FestivalBanner section={section} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Innokshetra' })).toBeInTheDocument();
  expect(screen.getByText('14 to 16 September 2027')).toBeInTheDocument();
  expect(screen.getByText('Registration is open.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visit Website' })).toHaveAttribute('href', '/innokshetra');
  expect(screen.getByRole('link', { name: /^Register Now/ })).toHaveAttribute('target', '_blank');
});

it('leads to the page alone where there is no registration', () => {
  renderInPage(<FestivalBanner section={{ ...section, festival: festivalOf({ registerHref: null }) }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
