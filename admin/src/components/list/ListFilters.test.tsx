import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Look } from '../../tests/Look';
import { ListFilters } from './ListFilters';

/** A page whose code never comes. */
const Awaited = lazy(() => new Promise<never>(() => undefined));

function show() {
  const setFilters = vi.fn();
  const list = { resource: 'events', filterValues: {}, setFilters } as unknown as ListControllerResult;
  const filters = (
    <ListContextProvider value={list}>
      <ListFilters label="Events" placeholder="Title" selects={[]} />
    </ListContextProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/events', element: filters },
      { path: '/users', element: <Awaited /> },
    ],
    { initialEntries: ['/events'] },
  );
  render(
    <Look>
      <RouterProvider router={router} />
    </Look>,
  );
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'pitch' } });
  return { setFilters, router };
}
const wait = () =>
  act(() => {
    vi.advanceTimersByTime(1000);
  });

describe('the search of a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins once nobody types any more', () => {
    const { setFilters } = show();
    expect(setFilters).not.toHaveBeenCalled();
    wait();
    expect(setFilters).toHaveBeenCalledExactlyOnceWith({ q: 'pitch' });
  });

  it('does not begin, and lead back, while the page that somebody went on to is still coming', async () => {
    const { setFilters, router } = show();
    await act(() => router.navigate('/users'));
    expect(screen.getByDisplayValue('pitch')).toBeVisible();
    wait();
    expect(setFilters).not.toHaveBeenCalled();
  });
});
