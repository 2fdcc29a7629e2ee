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
  expect(screen.getByText('Sep 14, 2026, 6:00 PM')).toBeInTheDocument();
  expect(screen.getByText('Free')).toBeInTheDocument();
  expect(screen.getByText(/^word .*…$/).textContent.length).toBeLessThanOrEqual(101);
});

it('offers the registration elsewhere while the event is ahead', () => {
  renderInPage(<EventRow event={event} />);
  expect(screen.getByRole('link', { name: 'Register Now for Pitch Night' })).toHaveAttribute('target', '_blank');
});

it.each([
  ['it has no registration link', { registrationLink: null }],
  ['it has begun', { startsAt: '2026-08-31T23:00:00.000Z' }],
])('offers none when %s', (_reason, change) => {
  renderInPage(<EventRow event={{ ...event, ...change }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
