import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type PersonDetail } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../tests/api';
import { personOf, userOf } from '../../tests/factories';
import PersonPage from './PersonPage';

beforeEach(async () => {
  await Promise.all([
    import('../../components/ConfirmDialog'),
    import('../../components/menu/MenuPopover'),
    import('./ConnectDialog'),
  ]);
});

const detailOf = (overrides: Partial<PersonDetail> = {}): PersonDetail => ({
  ...personOf(),
  ...{ bio: '', degree: '', major: '', skills: [], interests: [], email: null, phone: null },
  ...{ facebook: null, website: null, github: null, portfolio: null, connectionId: null },
  ...overrides,
});

/** Opens the page of somebody; the server keeps how they stand to each other in `person`. */
async function open(person: PersonDetail | number, answers: Answers = {}) {
  const calls = fakeApi({
    [`GET ${api.person('ravi')}`]: () => (typeof person === 'number' ? person : { data: person }),
    ...answers,
  });
  const pages = (
    <Routes>
      <Route path="/alumni/directory/:id" element={<PersonPage />} />
    </Routes>
  );
  const result = renderAsking(pages, { session: { user: userOf() }, path: '/alumni/directory/ravi' });
  await screen.findByRole('heading', { level: 1 });
  return { calls, ...result };
}

const button = (name: string) => screen.getByRole('button', { name });
const actions = () =>
  [...screen.getByRole('group').querySelectorAll('button, a')].map((each) => each.getAttribute('aria-label'));

it('shows what a person tells, and nothing at all of what they hide', async () => {
  await open(detailOf({ bio: 'Builds things.', skills: ['Welding'], email: 'ravi@example.org', graduationYear: 2011 }));
  expect(screen.getByRole('heading', { level: 1, name: 'Ravi Menon' })).toBeInTheDocument();
  expect(screen.getByText('Builds things.')).toBeInTheDocument();
  expect(screen.getByText('Welding')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ravi@example.org' })).toHaveAttribute('href', 'mailto:ravi@example.org');
  for (const absent of ['Phone', 'Interests', 'LinkedIn', 'GitHub']) {
    expect(screen.queryByText(absent)).not.toBeInTheDocument();
  }
});

it('has no contact box for who shows no way to be reached', async () => {
  await open(detailOf());
  expect(screen.queryByText('Contact')).not.toBeInTheDocument();
  expect(screen.getByText('Ravi Menon has not written anything yet.')).toBeInTheDocument();
});

it('says when there is nobody of the kind, and leads to the directory', async () => {
  const { showToast } = await open(404);
  expect(screen.getByText('Person not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toHaveAttribute('href', '/alumni/directory');
  expect(showToast).not.toHaveBeenCalled();
});

async function choose(choice: string) {
  fireEvent.click(button('More for Ravi Menon'));
  fireEvent.click(await screen.findByRole('menuitem', { name: choice }));
}

const BY_MAIL = 'Write by mail instead';

it.each([
  ['none', ['Connect with Ravi Menon', 'Message Ravi Menon'], [BY_MAIL, 'Block']],
  ['sent', ['Message Ravi Menon', 'Withdraw Ravi Menon'], [BY_MAIL, 'Block']],
  ['received', ['Accept Ravi Menon', 'Message Ravi Menon', 'Decline Ravi Menon'], [BY_MAIL, 'Block']],
  ['connected', ['Message Ravi Menon'], [BY_MAIL, 'Remove', 'Block']],
  ['blocked', ['Unblock Ravi Menon'], []],
] as const)('offers with somebody who is %s: %s, and %s in a menu', async (connection, names, parting) => {
  await open(detailOf({ connection, connectionId: 'bond' }));
  expect(actions()).toEqual(parting.length > 0 ? [...names, 'More for Ravi Menon'] : names);
  if (parting.length === 0) return;
  fireEvent.click(button('More for Ravi Menon'));
  const choices = await screen.findAllByRole('menuitem');
  expect(choices.map(({ textContent }) => textContent)).toEqual(parting);
});

it('leads oneself to the own profile', async () => {
  await open(detailOf({ connection: 'self' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/profile');
});

it('asks to connect with a few words', async () => {
  const person = detailOf();
  const { calls, showToast } = await open(person, {
    [`POST ${api.connect('ravi')}`]: () => {
      Object.assign(person, { connection: 'sent', connectionId: 'bond' });
      return { data: { _id: 'bond', list: 'sent' } };
    },
  });
  fireEvent.click(button('Connect with Ravi Menon'));
  fireEvent.change(await screen.findByLabelText('Message (optional)'), { target: { value: 'We met at the fair.' } });
  fireEvent.click(button('Send request'));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Request sent'));
  expect(calls).toHaveBeenCalledWith(`POST ${api.connect('ravi')}`, { message: 'We met at the fair.' });
  await screen.findByText('Withdraw');
});

it('asks before a connection is removed, and removes none without a yes', async () => {
  const person = detailOf({ connection: 'connected', connectionId: 'bond' });
  const { calls, showToast } = await open(person, {
    [`DELETE ${api.connection('bond')}`]: () => {
      Object.assign(person, { connection: 'none', connectionId: null });
      return { data: { msg: '' } };
    },
  });
  const removals = () => calls.mock.calls.filter(([call]) => call.startsWith('DELETE'));
  await choose('Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ravi Menon from your connections?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(removals()).toEqual([]);
  await choose('Remove');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Connection removed', undefined));
  expect(removals()).toHaveLength(1);
  await screen.findByText('Connect');
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});

it('tells of a request that is gone, and shows how things stand', async () => {
  const person = detailOf({ connection: 'received', connectionId: 'bond' });
  const { showToast } = await open(person, {
    [`PUT ${api.acceptConnection('bond')}`]: () => {
      Object.assign(person, { connection: 'none', connectionId: null });
      return 404;
    },
  });
  fireEvent.click(button('Accept Ravi Menon'));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'The server says no.'));
  await waitFor(() => expect(actions()).toContain('Connect with Ravi Menon'));
});
