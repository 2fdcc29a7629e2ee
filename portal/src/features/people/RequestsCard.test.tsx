import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, type Connection } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../tests/api';
import { pageOfItems, personOf, userOf } from '../../tests/factories';
import { RequestsCard } from './RequestsCard';

const LIST = `GET ${api.connections({ list: 'received' })}`;
const requestOf = (name: string): Connection => ({
  ...{ _id: name, list: 'received', message: '', since: '2026-03-05T10:00:00.000Z' },
  person: personOf({ _id: name, name }),
});
const open = () => renderAsking(<RequestsCard />, { session: { user: userOf() } });

it('shows the first two that wait, to be answered at once', async () => {
  let waiting = ['Asha', 'Ravi', 'Mira'].map(requestOf);
  fakeApi({
    [LIST]: () => pageOfItems(waiting),
    [`PUT ${api.acceptConnection('Asha')}`]: () => {
      waiting = waiting.slice(1);
      return { data: {} };
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Accept Asha' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(await screen.findByRole('link', { name: 'Mira' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument();
});

it('says what to do when nobody waits', async () => {
  fakeApi({ [LIST]: pageOfItems([]) });
  open();
  expect(await screen.findByRole('link', { name: 'Find people you know' })).toHaveAttribute(
    'href',
    '/alumni/directory',
  );
});
