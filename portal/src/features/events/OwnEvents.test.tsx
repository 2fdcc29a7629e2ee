import { screen, within } from '@testing-library/react';
import { api } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../tests/api';
import { memberEventOf, pageOfItems, registrationOf } from '../../tests/factories';
import { OwnEvents } from './OwnEvents';

const NEXT = `GET ${api.alumniEvents({ status: 'next', pageSize: 2 })}`;

it('tells how the reader stands to what comes next, and leads to the ticket', async () => {
  const [seated, waiting] = [
    registrationOf({ state: 'registered', ticketCode: '7K2MQ0XAB4TD' }),
    registrationOf({ state: 'waitlisted', position: 3 }),
  ];
  fakeApi({
    [NEXT]: pageOfItems([
      memberEventOf({ registration: seated }),
      memberEventOf({ _id: 'e2', title: 'Robot Fair', registration: waiting }),
    ]),
  });
  renderAsking(<OwnEvents />);
  const [first = document.body, second = document.body] = await screen.findAllByRole('article');
  expect(within(first).getByRole('link', { name: 'Show Ticket: Pitch Night' })).toHaveAttribute(
    'href',
    '/events/event/ticket',
  );
  expect(within(second).getByText('Number 3 on the waitlist')).toBeVisible();
  expect(screen.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/alumni/events?status=mine');
});

it('leads to what comes where the reader goes nowhere', async () => {
  fakeApi({ [NEXT]: pageOfItems([]) });
  renderAsking(<OwnEvents />);
  expect(await screen.findByRole('link', { name: 'Browse upcoming events' })).toHaveAttribute('href', '/alumni/events');
});
