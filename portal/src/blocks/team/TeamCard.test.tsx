import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { memberOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { TeamCard } from './TeamCard';

it('shows the photograph in the width that the screen needs, with its room kept free', () => {
  renderInPage(<TeamCard member={memberOf()} />);
  const photo = screen.getByRole('img', { name: 'Portrait' });
  expect(photo).toHaveAttribute('srcset', '/uploads/portrait-400.webp 400w, /uploads/portrait.webp 800w');
  expect(photo).toHaveAttribute('loading', 'lazy');
  expect(photo).toHaveAttribute('width', '800');
  expect(photo).toHaveAttribute('height', '1000');
});

it('puts the initials in place of a photograph that failed to load, for good', () => {
  renderInPage(<TeamCard member={memberOf()} />);
  fireEvent.error(screen.getByRole('img', { name: 'Portrait' }));
  expect(screen.getByRole('img', { name: 'Mira Devan Rao' })).toHaveTextContent('MD');
  expect(screen.queryByRole('img', { name: 'Portrait' })).not.toBeInTheDocument();
});

it('puts the initials where there is no photograph', () => {
  renderInPage(<TeamCard member={memberOf({ name: 'tara', photo: null })} />);
  expect(screen.getByRole('img', { name: 'tara' })).toHaveTextContent('T');
});

it('shows icons for the links that exist, in a new tab', () => {
  const social = { linkedin: 'https://linkedin.example/mira', twitter: null, instagram: null };
  renderInPage(<TeamCard member={memberOf({ social })} />);
  const link = screen.getByRole('link', { name: 'Mira Devan Rao on LinkedIn' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows a photograph that lies elsewhere, without telling where it is shown', () => {
  const photo = { url: 'https://drive.example/mira', alt: 'Photograph of Mira Devan Rao' };
  renderInPage(<TeamCard member={memberOf({ photo })} />);
  const picture = screen.getByRole('img', { name: photo.alt });
  expect(picture).toHaveAttribute('src', photo.url);
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Mira Devan Rao' })).toHaveTextContent('MD');
});
