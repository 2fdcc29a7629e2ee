import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, messages, type Connection, type ConnectionList } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../tests/api';
import { pageOfItems, personOf, userOf } from '../../tests/factories';
import NetworkingPage from './NetworkingPage';

const STATS = {
  connections: 1,
  pendingRequests: 2,
  unreadNotifications: 0,
  profile: { completeness: 100, next: null },
};

const connectionOf = (list: ConnectionList, overrides: Partial<Connection> = {}): Connection => ({
  ...{ _id: 'bond', list, person: personOf(), message: '', since: '2026-03-05T10:00:00.000Z' },
  ...overrides,
});

function open(answers: Answers, list?: ConnectionList) {
  const calls = fakeApi({
    [`GET ${api.dashboardStats()}`]: { data: STATS },
    [`GET ${api.connectionSuggestions()}`]: { data: [] },
    ...answers,
  });
  const path = list ? `/networking?list=${list}` : '/networking';
  return { calls, ...renderAsking(<NetworkingPage />, { session: { user: userOf() }, path }) };
}

const button = (name: string) => screen.findByRole('button', { name });

it('begins with the connections, and says how many requests wait', async () => {
  open({ [`GET ${api.connections()}`]: pageOfItems([connectionOf('connected')]) });
  expect(await screen.findByText('Mar 5, 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Connections' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Received 2 waiting' })).toHaveAttribute('href', '/networking?list=received');
});

it.each([
  ['connected', 'No connections yet', 'Search the directory'],
  ['received', 'No requests are waiting', 'Edit your profile'],
  ['sent', 'You wait for nobody’s answer', 'Search the directory'],
  ['blocked', 'You have blocked nobody', null],
] as const)('says of an empty list of %s what to do next', async (list, sentence, way) => {
  open({ [`GET ${api.connections(list === 'connected' ? {} : { list })}`]: pageOfItems([]) }, list);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  if (way) expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
});

it('accepts a request, whose row goes and leaves the keyboard its place', async () => {
  let received = [connectionOf('received', { message: 'We met at the fair.' })];
  const { showToast } = open(
    {
      [`GET ${api.connections({ list: 'received' })}`]: () => pageOfItems(received),
      [`PUT ${api.acceptConnection('bond')}`]: () => {
        received = [];
        return { data: connectionOf('connected') };
      },
    },
    'received',
  );
  expect(await screen.findByText('We met at the fair.')).toBeInTheDocument();
  fireEvent.click(await button('Accept Ravi Menon'));
  expect(await screen.findByText('No requests are waiting')).toBeInTheDocument();
  expect(showToast).toHaveBeenCalledWith('success', 'You are connected', undefined);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Requests to you' })).toHaveFocus());
});

it('takes back that somebody is no longer blocked', async () => {
  const BLOCK = `POST ${api.block('ravi')}`;
  const { calls, showToast } = open(
    {
      [`GET ${api.connections({ list: 'blocked' })}`]: pageOfItems([connectionOf('blocked')]),
      [`DELETE ${api.connection('bond')}`]: { data: { msg: messages.personUnblocked } },
      [BLOCK]: { data: connectionOf('blocked') },
    },
    'blocked',
  );
  fireEvent.click(await button('Unblock Ravi Menon'));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  const [kind, sentence, action] = showToast.mock.calls[0] ?? [];
  expect([kind, sentence, action?.label]).toEqual(['success', messages.personUnblocked, 'Undo']);
  action?.run();
  await waitFor(() => expect(calls).toHaveBeenCalledWith(BLOCK));
});

it('tells once when the list fails', async () => {
  const { showToast } = open({ [`GET ${api.connections()}`]: 500 });
  expect(await screen.findByText(messages.connectionsNotLoaded)).toBeInTheDocument();
  expect(showToast.mock.calls).toEqual([['error', 'Failed to load your connections']]);
});

it('presents people one may know, with what is shared', async () => {
  open({
    [`GET ${api.connections()}`]: pageOfItems([]),
    [`GET ${api.connectionSuggestions()}`]: { data: [{ ...personOf(), shares: ['year', 'skills'] }] },
  });
  const card = within(await screen.findByRole('article', { name: 'Ravi Menon' }));
  expect(card.getByText('Same year')).toBeInTheDocument();
  expect(card.getByText('Shared skills')).toBeInTheDocument();
  expect(card.queryByText('Same company')).not.toBeInTheDocument();
});
