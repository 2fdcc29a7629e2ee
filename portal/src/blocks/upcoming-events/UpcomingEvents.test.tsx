import { screen, within } from '@testing-library/react';
import type { UpcomingEventsSection } from 'contracts';
import { expect, it, vi } from 'vitest';

import { eventOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { UpcomingEvents } from './UpcomingEvents';

const section: UpcomingEventsSection = {
  component: 'sections.upcoming-events',
  key: 'u',
  title: 'Upcoming Events',
  subtitle: 'What comes next.',
  events: [],
};

it('shows the next events as the calendar has them, and the way to all', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
  const events = [eventOf(), eventOf({ _id: 'e2', title: 'Market It!' })];
  renderInPage(<UpcomingEvents section={{ ...section, events }} />);
  const [first = document.body] = screen.getAllByRole('article');
  const card = within(first);
  expect(card.getByRole('heading', { level: 3, name: 'Pitch Night' })).toBeInTheDocument();
  expect(card.getByText('Sep 14, 2026, 6:00 PM IST')).toBeInTheDocument();
  expect(card.getByText('Free')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'View Details: Pitch Night' })).toHaveAttribute('href', '/events/event');
  expect(screen.getByRole('heading', { level: 3, name: 'Market It!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

it('says so when nothing is planned, and leads to what has been', () => {
  renderInPage(<UpcomingEvents section={section} />);
  expect(screen.getByText('No upcoming events')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});
