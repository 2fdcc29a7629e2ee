import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { fakeApi, renderAsking } from '../../../tests/api';
import { eventOf, pageOfItems } from '../../../tests/factories';
import { lazyEventMonth } from '../lazyParts';
import EventMonthPage from './EventMonthPage';

// As for whoever comes from another page.
beforeAll(() => lazyEventMonth.fetch());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

const dayOf = (title: string) =>
  screen
    .getAllByRole('link', { name: new RegExp(title) })
    .map((link) => link.closest('td')?.querySelector('time')?.dateTime);

it('shows each event on every day that it takes place, and leads to the months beside', async () => {
  const long = { startsAt: '2026-09-18T12:30:00.000Z', endsAt: '2026-09-20T18:30:00.000Z' };
  const calls = fakeApi({
    'GET /api/events?month=now&pageSize=100': pageOfItems([eventOf(), eventOf({ _id: 'b', title: 'Camp', ...long })]),
    'GET /api/events?month=2026-10&pageSize=100': pageOfItems([]),
    'GET /api/events?month=2026-08&pageSize=100': pageOfItems([]),
  });
  const { router } = renderAsking(<EventMonthPage />, { path: '/events/month' });
  expect(await screen.findByRole('heading', { level: 2, name: 'September 2026' })).toBeVisible();
  await screen.findByRole('table');
  expect(dayOf('Pitch Night')).toEqual(['2026-09-14']);
  // It ends at midnight, on the site's clock.
  expect(dayOf('Camp')).toEqual(['2026-09-18', '2026-09-19', '2026-09-20']);
  const months = within(screen.getByRole('navigation', { name: 'Months' }));
  await userEvent.click(months.getByRole('link', { name: 'Next month' }));
  expect(router.state.location.search).toBe('?month=2026-10');
  expect(await screen.findByText('Nothing is planned for this month yet.')).toBeVisible();
  expect(calls).toHaveBeenCalledTimes(2);
});
