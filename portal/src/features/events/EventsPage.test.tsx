import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENTS_FOUND_MAX, messages } from 'contracts';
import { beforeAll, expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../tests/api';
import { eventOf, pageOfItems } from '../../tests/factories';
import EventsPage from './EventsPage';
import { lazyEventList } from './lazyParts';

// As for whoever comes from another page.
beforeAll(() => lazyEventList.fetch());

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
  // By its label: what stands in the box is gone once somebody types.
  await userEvent.type(screen.getByLabelText('Search events'), 'bridge{Enter}');
  expect(await screen.findByText('No events found')).toBeVisible();
  expect(router.state.location.search).toBe('?filter=past&search=bridge');
  await userEvent.click(tabs().getByRole('link', { name: 'All' }));
  expect(router.state.location.search).toBe('?search=bridge');
});

it('leaves what is typed while an answer is on its way, and follows the address otherwise', async () => {
  fakeApi({
    'GET /api/events': pageOfItems([eventOf()]),
    'GET /api/events?search=bridge': pageOfItems([]),
    'GET /api/events?search=robot': pageOfItems([]),
  });
  const { router } = renderAsking(<EventsPage />, { path: '/events' });
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'bridge{Enter}');
  await act(() => router.navigate('/events?search=robot'));
  expect(box).toHaveValue('robot');
  expect(box).toHaveFocus();
  await userEvent.clear(box);
  await userEvent.type(box, 'club');
  await act(() => router.navigate('/events?search=bridge'));
  expect(box).toHaveValue('club');
  await userEvent.clear(box);
  await userEvent.type(box, 'bridge');
  await act(() => router.navigate('/events'));
  expect(box).toHaveValue('');
});

it('leads back to all events when there are none of a kind', async () => {
  fakeApi({ 'GET /api/events?category=seminar': pageOfItems([]) });
  renderAsking(<EventsPage />, { path: '/events?category=seminar' });
  expect(await screen.findByRole('link', { name: 'Show all events' })).toHaveAttribute('href', '/events');
});

it('says at the end of a search that more was found than it lists', async () => {
  const listed = (page: number) => ({
    data: [eventOf()],
    meta: { pagination: { page, pageSize: 10, pageCount: 50, total: EVENTS_FOUND_MAX } },
  });
  fakeApi({ 'GET /api/events?page=49&search=club': listed(49), 'GET /api/events?page=50&search=club': listed(50) });
  renderAsking(<EventsPage />, { path: '/events?search=club&page=49' });
  await userEvent.click(await screen.findByRole('link', { name: /Next/ }));
  expect(await screen.findByText(messages.moreEventsFound(EVENTS_FOUND_MAX))).toBeVisible();
});

it('says nothing of it in the middle of a search', async () => {
  const pagination = { page: 49, pageSize: 10, pageCount: 50, total: EVENTS_FOUND_MAX };
  fakeApi({ 'GET /api/events?page=49&search=club': { data: [eventOf()], meta: { pagination } } });
  renderAsking(<EventsPage />, { path: '/events?search=club&page=49' });
  expect(await screen.findByRole('link', { name: /Next/ })).toBeVisible();
  expect(screen.queryByText(messages.moreEventsFound(EVENTS_FOUND_MAX))).toBeNull();
});

it('sets what is over apart from what is still to come, where both are listed', async () => {
  const over = { startsAt: '2020-01-01T10:00:00.000Z', endsAt: '2020-01-01T12:00:00.000Z' };
  const ahead = { startsAt: '2099-01-01T10:00:00.000Z', endsAt: '2099-01-01T12:00:00.000Z' };
  const events = [eventOf({ _id: 'a', title: 'Soon', ...ahead }), eventOf({ _id: 'b', title: 'Long ago', ...over })];
  fakeApi({ 'GET /api/events': pageOfItems(events), 'GET /api/events?filter=past': pageOfItems([events[1]]) });
  const { router } = renderAsking(<EventsPage />, { path: '/events' });
  await screen.findByRole('heading', { name: 'Soon' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Events', 'Coming up', 'Soon', 'Past events', 'Long ago']);
  await act(() => router.navigate('/events?filter=past'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Long ago' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Past events' })).not.toBeInTheDocument();
});

it('narrows by format and price, beside whatever else is asked for', async () => {
  fakeApi({
    'GET /api/events?filter=past': pageOfItems([eventOf()]),
    'GET /api/events?filter=past&format=Virtual': pageOfItems([eventOf()]),
    'GET /api/events?filter=past&format=Virtual&price=free': pageOfItems([]),
  });
  const { router } = renderAsking(<EventsPage />, { path: '/events?filter=past' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Virtual');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Free');
  expect(await screen.findByText('No events found')).toBeVisible();
  expect(router.state.location.search).toBe('?filter=past&format=Virtual&price=free');
  expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute(
    'href',
    '/events/month?format=Virtual&price=free',
  );
});
