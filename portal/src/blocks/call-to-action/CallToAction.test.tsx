import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { CallToAction } from './CallToAction';

it('leads to where the editor wants, another site in a new tab', () => {
  const links = [
    { label: 'See all events', href: '/events' },
    { label: 'Register', href: 'https://forms.example/' },
  ];
  const section = { component: 'sections.call-to-action' as const, key: 'c', title: 'Come', text: 'Bring it.', links };
  renderInPage(<CallToAction section={section} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Come' })).toBeInTheDocument();
  expect(screen.getByText('Bring it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('target', '_blank');
});
