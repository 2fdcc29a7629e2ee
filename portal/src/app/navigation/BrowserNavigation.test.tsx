import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from 'contracts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { codeOf, pages } from '../router';
import { BrowserNavigation } from './BrowserNavigation';
import { createNavigation } from './createNavigation';

const entered = vi.fn();

function Place() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="place">{pathname + search + hash}</p>
      <Link to={paths.events({ page: 2 })}>Events</Link>
      <Link to="/#later">Later</Link>
      <button onClick={() => void navigate('/no-such-page')}>Nowhere</button>
      <button onClick={() => void navigate('/p/home')}>Other name</button>
      <button onClick={() => void navigate('#here', { preventScrollReset: true })}>Glide</button>
    </>
  );
}

const place = () => screen.getByTestId('place').textContent;
const choose = (name: string) => userEvent.click(screen.getByText(name));
/** Lets the browser take a step and tell of it. */
const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

function open(path: string) {
  window.history.replaceState(null, '', path);
  const navigation = createNavigation(entered);
  return render(
    <BrowserNavigation navigation={navigation}>
      <Place />
    </BrowserNavigation>,
  );
}

beforeAll(() => Promise.all(pages.map((page) => codeOf(page).fetch())));

beforeEach(() => {
  entered.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
  });
  window.scrollTo(0, 0);
});

it('follows links, asks at once for what the page shows, and begins at its top', async () => {
  open('/login');
  window.scrollTo(0, 300);
  await choose('Events');
  expect(place()).toBe('/events?page=2');
  expect(window.location.pathname).toBe('/events');
  expect(entered).toHaveBeenLastCalledWith(['/api/events?page=2']);
  expect(window.scrollY).toBe(0);
});

it('goes back to where the visitor was on the page', async () => {
  open('/login');
  window.scrollTo(0, 420);
  await choose('Events');
  await back();
  expect(place()).toBe('/login');
  expect(window.scrollY).toBe(420);
});

it('stays where it is when told so', async () => {
  open('/login');
  window.scrollTo(0, 420);
  await choose('Glide');
  expect(place()).toBe('/login#here');
  expect(window.scrollY).toBe(420);
});

it('scrolls to an anchor as soon as its section is there', async () => {
  open('/login');
  await choose('Later');
  expect(place()).toBe('/#later');
  const section = document.createElement('section');
  section.id = 'later';
  document.body.append(section);
  await waitFor(() => expect(section.scrollIntoView).toHaveBeenCalled());
  section.remove();
});

it('makes one entry of two taps on a link', async () => {
  open('/login');
  const before = window.history.length;
  await choose('Events');
  await choose('Events');
  expect(window.history.length).toBe(before + 1);
});

it.each([
  ['Nowhere', '/'],
  ['Other name', '/'],
])('leads %s to %s (site §2.1)', async (name, path) => {
  open('/login');
  await choose(name);
  expect(place()).toBe(path);
});

it('takes a first address that is none for the start page', () => {
  open('/nothing/here');
  expect(place()).toBe('/');
});

it('follows a page that sends on as soon as it stands there', () => {
  function Gate() {
    const navigate = useNavigate();
    useEffect(() => void navigate('/login?next=%2Falumni', { replace: true }), [navigate]);
    return <Place />;
  }
  window.history.replaceState(null, '', '/alumni');
  render(
    <BrowserNavigation navigation={createNavigation(entered)}>
      <Gate />
    </BrowserNavigation>,
  );
  expect(place()).toBe('/login?next=%2Falumni');
});
