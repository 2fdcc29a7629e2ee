import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../tests/api';
import { eventOf, pageOfItems } from '../../tests/factories';
import EventsPage from './EventsPage';

const tabs = () => within(screen.getByRole('navigation', { name: 'Which events' }));

it('narrows the events by time and category, which the address says (member §2)', async () => {
  const calls = fakeApi({
    'GET /api/events': pageOfItems([eventOf()]),
    'GET /api/events?filter=upcoming': pageOfItems([eventOf({ title: 'Soon' })]),
    'GET /api/events?filter=past': pageOfItems([eventOf({ title: 'Long ago' })]),
    'GET /api/events?category=workshop': pageOfItems([eventOf({ title: 'By hand' })]),
    'GET /api/events?category=seminar': pageOfItems([eventOf({ title: 'By ear' })]),
  });
  const { router } = renderAsking(<EventsPage />, { path: '/events' });
  expect(
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Upcoming', 'Past', 'Workshops', 'Seminars']);
  expect(tabs().getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  for (const [tab, title, query] of [
    ['Upcoming', 'Soon', '?filter=upcoming'],
    ['Past', 'Long ago', '?filter=past'],
    ['Workshops', 'By hand', '?category=workshop'],
    ['Seminars', 'By ear', '?category=seminar'],
  ] as const) {
    await userEvent.click(tabs().getByRole('link', { name: tab }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(router.state.location.search).toBe(query);
  }
  expect(calls).toHaveBeenCalledTimes(5);
});

it('keeps the tab through a search and the search through a tab', async () => {
  fakeApi({
    'GET /api/events?filter=past': pageOfItems([eventOf()]),
    'GET /api/events?filter=past&search=bridge': pageOfItems([]),
    'GET /api/events?search=bridge': pageOfItems([]),
  });
  const { router } = renderAsking(<EventsPage />, { path: '/events?filter=past' });
  await userEvent.type(screen.getByRole('searchbox'), 'bridge{Enter}');
  expect(await screen.findByText('No events found')).toBeVisible();
  expect(router.state.location.search).toBe('?filter=past&search=bridge');
  await userEvent.click(tabs().getByRole('link', { name: 'All' }));
  expect(router.state.location.search).toBe('?search=bridge');
});

it('leads back to all events when there are none of a kind', async () => {
  fakeApi({ 'GET /api/events?category=seminar': pageOfItems([]) });
  renderAsking(<EventsPage />, { path: '/events?category=seminar' });
  expect(await screen.findByRole('link', { name: 'Show all events' })).toHaveAttribute('href', '/events');
});
