import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Look } from '../../tests/Look';
import { ListFilters } from './ListFilters';

/** A page whose code never comes. */
const Awaited = lazy(() => new Promise<never>(() => undefined));

function show(keys: readonly string[] = [], filterValues: object = {}) {
  const setFilters = vi.fn();
  const list = { resource: 'events', filterValues, setFilters } as unknown as ListControllerResult;
  const selects = keys.map((key) => ({ key, label: key, choices: [{ value: '', label: 'Any' }] }));
  const filters = (
    <ListContextProvider value={list}>
      <ListFilters label="Events" placeholder="Title" selects={selects} orders={[]} />
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

describe('the filters of a list', () => {
  const shown = () => screen.getAllByRole('combobox').length;

  it('all stand there where they are few', () => {
    show(['a', 'b', 'c', 'd']);
    expect(shown()).toBe(4);
    expect(screen.queryByRole('button', { name: 'More filters' })).not.toBeInTheDocument();
  });

  it('are offered on demand beyond the first, but for those that are set', () => {
    show(['a', 'b', 'c', 'd', 'e', 'f'], { f: '' });
    expect(shown()).toBe(4);
    expect(screen.getByLabelText('f')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'More filters', expanded: false }));
    expect(shown()).toBe(6);
    fireEvent.click(screen.getByRole('button', { name: 'Fewer filters', expanded: true }));
    expect(shown()).toBe(4);
  });

  it('do not part the two ends of a span of time', () => {
    show(['a', 'b', 'since.from', 'since.to', 'e', 'f']);
    expect(screen.getByLabelText('since.to')).toBeVisible();
  });
});
