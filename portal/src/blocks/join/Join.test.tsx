import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { siteOf, userOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { Join } from './Join';

const section = { component: 'sections.join' as const, key: 'j', title: 'Join the network', text: 'All in one place.' };
const ways = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);

it('leads to the sign-in, the registration and the events', () => {
  renderInPage(<Join section={section} />);
  expect(ways()).toEqual(['Sign in /login', 'Register /register', 'See the events /events']);
});

it('offers no registration while it is closed', () => {
  const site = siteOf();
  renderInPage(<Join section={section} />, {
    site: { ...site, settings: { ...site.settings, enableRegistration: false } },
  });
  expect(ways()).toEqual(['Sign in /login', 'See the events /events']);
});

it('leads whoever is signed in to their dashboard instead', () => {
  renderInPage(<Join section={section} />, { session: { user: userOf() } });
  expect(ways()).toEqual(['Go to your dashboard /dashboard', 'See the events /events']);
});
