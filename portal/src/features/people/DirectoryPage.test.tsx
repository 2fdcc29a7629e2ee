import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, messages, type PeopleAnswer, type Person } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../tests/api';
import { personOf, userOf } from '../../tests/factories';
import DirectoryPage from './DirectoryPage';

const FILTERS = { data: { industries: ['Energy'], locations: ['Pune'] } };

function answerOf(people: Person[], pagination: Partial<PeopleAnswer['meta']['pagination']> = {}): PeopleAnswer {
  const total = people.length;
  return { data: people, meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total, ...pagination } } };
}

function open(answers: Answers, path = '/alumni/directory') {
  fakeApi({ [`GET ${api.directoryFilters()}`]: FILTERS, ...answers });
  return renderAsking(<DirectoryPage />, { session: { user: userOf() }, path });
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const write = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('shows of each person what there is (member §2)', async () => {
  const all = { position: 'Engineer', company: 'Marigold', graduationYear: 2019 };
  const links = { linkedin: 'https://example.com/in/asha', twitter: 'https://example.com/asha' };
  open({
    [`GET ${api.directory()}`]: answerOf([
      personOf({ _id: 'one', name: 'Asha Rao', ...all, ...links }),
      personOf({ _id: 'two', name: 'Ravi Menon', company: 'Marigold' }),
    ]),
  });
  const asha = await cardOf('Asha Rao');
  expect(asha.getByText('Class of 2019')).toBeInTheDocument();
  expect(asha.getByText('Engineer at Marigold')).toBeInTheDocument();
  expect(asha.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/alumni/directory/one');
  expect(asha.getByRole('link', { name: 'Asha Rao on LinkedIn' })).toHaveAttribute('href', links.linkedin);
  expect(asha.getByRole('link', { name: 'Asha Rao on X (Twitter)' })).toHaveAttribute('href', links.twitter);
  const ravi = await cardOf('Ravi Menon');
  expect(ravi.getByText('Marigold')).toBeInTheDocument();
  expect(ravi.queryByText(/Class of/)).not.toBeInTheDocument();
  expect(ravi.queryByRole('link', { name: / on / })).not.toBeInTheDocument();
});

it('stands in with six skeletons, and offers pages only beyond twelve people (member §9)', async () => {
  open({ [`GET ${api.directory()}`]: answerOf([personOf()]) });
  expect(screen.getAllByTestId('person-skeleton')).toHaveLength(6);
  await cardOf('Ravi Menon');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

it('keeps the page that is shown until the next one is here', async () => {
  let arrive: () => void = () => undefined;
  const second = new Promise<Response>((resolve) => {
    const page = answerOf([personOf({ _id: 'last', name: 'Zoya Last' })], { page: 2, pageCount: 2, total: 13 });
    arrive = () => resolve(new Response(JSON.stringify(page)));
  });
  open({
    [`GET ${api.directory()}`]: answerOf([personOf()], { pageCount: 2, total: 13 }),
  });
  await cardOf('Ravi Menon');
  const { fetch } = globalThis;
  globalThis.fetch = ((path: string, request: RequestInit) =>
    path.includes('page=2') ? second : fetch(path, request)) as typeof globalThis.fetch;
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  fireEvent.click(pages.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Alumni' })).toHaveAttribute('aria-busy', 'true'));
  await cardOf('Ravi Menon');
  act(arrive);
  await cardOf('Zoya Last');
  expect(screen.queryByText('Ravi Menon')).not.toBeInTheDocument();
});

it('keeps what it is narrowed by in the address, one step for one search, and follows the way back', async () => {
  const term = { search: 'asha', graduationYear: new Date().getFullYear() };
  const { router } = open({
    [`GET ${api.directory()}`]: answerOf([personOf()]),
    [`GET ${api.directory({ search: 'as' })}`]: answerOf([personOf()]),
    [`GET ${api.directory({ search: 'asha' })}`]: answerOf([personOf()]),
    [`GET ${api.directory(term)}`]: answerOf([personOf({ name: 'Asha Rao' })]),
  });
  await cardOf('Ravi Menon');
  write('as');
  await waitFor(() => expect(router.state.location.search).toBe('?search=as'));
  write(' asha ');
  await waitFor(() => expect(router.state.location.search).toBe('?search=asha'));
  choose('Graduation year', String(term.graduationYear));
  await cardOf('Asha Rao');
  expect(router.state.location.search).toBe(`?graduationYear=${term.graduationYear}&search=asha`);
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?search=asha');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('offers the last twenty years, and what people work in and where', async () => {
  open({ [`GET ${api.directory()}`]: answerOf([personOf()]) });
  const years = within(screen.getByLabelText('Graduation year')).getAllByRole('option');
  const thisYear = new Date().getFullYear();
  expect(years.map((year) => year.textContent).slice(0, 2)).toEqual(['All years', String(thisYear)]);
  expect(years).toHaveLength(21);
  expect(await screen.findByRole('option', { name: 'Energy' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Pune' })).toBeInTheDocument();
});

it('can stand in another order, which the address tells', async () => {
  const { router } = open({
    [`GET ${api.directory()}`]: answerOf([personOf()]),
    [`GET ${api.directory({ sort: 'newest' })}`]: answerOf([personOf({ name: 'Asha Rao' })]),
  });
  await cardOf('Ravi Menon');
  choose('Order', 'newest');
  await cardOf('Asha Rao');
  expect(router.state.location.search).toBe('?sort=newest');
  choose('Order', '');
  await cardOf('Ravi Menon');
  expect(router.state.location.search).toBe('');
});

it('connects from a card, says in words why an envelope is closed, and links skills', async () => {
  open({
    [`GET ${api.directory()}`]: answerOf([
      personOf({ skills: ['C++'] }),
      personOf({ _id: 'zoya', name: 'Zoya Last', canMessage: false, connection: 'connected' }),
    ]),
  });
  const [ravi, zoya] = [await cardOf('Ravi Menon'), await cardOf('Zoya Last')];
  expect(ravi.getByRole('button', { name: 'Connect with Ravi Menon' })).toBeVisible();
  expect(ravi.getByRole('link', { name: 'C++' })).toHaveAttribute('href', '/alumni/directory?search=C%2B%2B');
  expect(zoya.queryByRole('button', { name: /^Connect/ })).not.toBeInTheDocument();
  expect(zoya.getByText('This person does not take messages')).toBeVisible();
});

it('says when nobody is found, and clears the filters', async () => {
  const { router } = open(
    {
      [`GET ${api.directory({ search: 'x', industry: 'Energy' })}`]: answerOf([]),
      [`GET ${api.directory()}`]: answerOf([personOf()]),
    },
    '/alumni/directory?search=x&industry=Energy',
  );
  expect(await screen.findByText('No alumni found matching your search criteria.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await cardOf('Ravi Menon');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('tells once when it fails, and tries again at a wish', async () => {
  let isDown = true;
  const { showToast } = open({ [`GET ${api.directory()}`]: () => (isDown ? 500 : answerOf([personOf()])) });
  expect(await screen.findByText(messages.directoryNotLoaded)).toBeInTheDocument();
  expect(showToast.mock.calls).toEqual([['error', 'Failed to load alumni directory']]);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await cardOf('Ravi Menon');
});
