import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { eventOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { EventRow } from './EventRow';

const event = eventOf();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

it('shows day, time in the zone of the site, price and the first 100 characters', () => {
  renderInPage(<EventRow event={event} />);
  expect(screen.getByText('Sep 14, 2026, 6:00 PM IST')).toBeInTheDocument();
  expect(screen.getByText('Free')).toBeInTheDocument();
  expect(screen.getByText(/^word .*…$/).textContent.length).toBeLessThanOrEqual(101);
});

it('leads to the event’s page: details of what is to come', () => {
  renderInPage(<EventRow event={event} />);
  const link = screen.getByRole('link', { name: 'View Details: Pitch Night' });
  expect(link).toHaveAttribute('href', '/events/event');
  expect(link).toHaveTextContent(/^View Details$/);
});

it('leads to a recap of what is over', () => {
  renderInPage(<EventRow event={{ ...event, endsAt: '2026-08-31T23:00:00.000Z' }} />);
  expect(screen.getByRole('link', { name: 'View Recap: Pitch Night' })).toHaveTextContent(/^View Recap$/);
  expect(screen.getByText('Event Ended')).toBeInTheDocument();
});

it('shows a price with two decimals', () => {
  renderInPage(<EventRow event={{ ...event, ticketPrice: 8, currency: 'USD' }} />);
  expect(screen.getByText('$8.00')).toBeInTheDocument();
});
