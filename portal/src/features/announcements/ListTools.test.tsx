import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { userOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { ListTools } from './ListTools';

it('shows Create Announcement to admins alone (admin §2)', () => {
  const { unmount } = renderInPage(<ListTools />, { session: { user: userOf({ role: 'admin' }), isAdmin: true } });
  expect(screen.getByRole('link', { name: 'Create Announcement' })).toHaveAttribute('href', '/announcements/create');
  unmount();
  renderInPage(<ListTools />, { session: { user: userOf() } });
  expect(screen.queryByRole('link', { name: 'Create Announcement' })).not.toBeInTheDocument();
});

it('says where the feeds are, to people and to readers', () => {
  renderInPage(<ListTools />);
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/announcements/rss.xml');
  expect(screen.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/announcements/atom.xml');
  const types = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute('type'));
  expect(types).toEqual(['application/rss+xml', 'application/atom+xml']);
});
