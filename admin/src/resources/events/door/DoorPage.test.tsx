import 'fake-indexeddb/auto';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { messages } from 'contracts';
import { deleteDB } from 'idb';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../../components/Toasts';
import { Look } from '../../../tests/Look';
import DoorPage from './DoorPage';
import { ASHAS, FakeServer, RAVIS, STRANGERS } from './tests/server';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('isSecureContext', true);
});
afterEach(async () => {
  // The page lets go of the database before it is deleted.
  cleanup();
  vi.unstubAllGlobals();
  await deleteDB('door');
});

function show(remembered: Record<string, unknown> = { 'door.name': 'Gate A' }) {
  render(
    <Look>
      <MemoryRouter initialEntries={['/events/e1/door']}>
        <CoreAdminContext
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          store={memoryStore(remembered)}
        >
          <Routes>
            <Route path="/events/:id/door" element={<DoorPage />} />
          </Routes>
          <Toasts />
        </CoreAdminContext>
      </MemoryRouter>
    </Look>,
  );
}

/** Types a code and sends it. */
async function enter(code: string) {
  fireEvent.change(await screen.findByLabelText('Code of the ticket'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
}
const guestsIn = () => within(screen.getByRole('region', { name: 'Guests in' }));

describe('the door of an event', () => {
  it('is named once, before anybody comes in', async () => {
    show({});
    fireEvent.click(await screen.findByRole('button', { name: 'Open this door' }));
    expect(await screen.findByText(messages.doorNameMissing)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Name of this door'), { target: { value: ' Gate A ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open this door' }));
    expect(await screen.findByText('Gate A')).toBeVisible();
    expect(screen.getByText(/Founders’ evening/)).toBeVisible();
  });

  it('lets in by a code that is typed, however it is written', async () => {
    show();
    await enter('7k2m-q0xa-b4td');
    expect(await screen.findByText('Admitted')).toBeVisible();
    expect(screen.getAllByText('Ravi Menon')[0]).toBeVisible();
    expect(await guestsIn().findByText('1', { selector: 'strong' })).toBeVisible();
    expect(guestsIn().getByText('of 2')).toBeVisible();
  });

  it('refuses a second entry with time and door', async () => {
    server.admitElsewhere(ASHAS, 'Gate B');
    show();
    await enter(ASHAS);
    expect(await screen.findByText('Asha Verma was admitted at Gate B, 6:02 PM')).toBeVisible();
  });

  it('says what is no code of a ticket without asking, and who is not on the list', async () => {
    show();
    await enter('hello');
    expect(await screen.findByText(messages.ticketCodeInvalid)).toBeVisible();
    await enter(STRANGERS);
    expect((await screen.findAllByText('Not on the guest list'))[0]).toBeVisible();
  });

  it('takes a check-in back once that was confirmed', async () => {
    show();
    await enter(RAVIS);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the check-in of Ravi Menon' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(messages.confirmCheckInUndo);
    expect(server.guests.get(RAVIS)?.door).toBe('Gate A');
    fireEvent.click(within(question).getByRole('button', { name: 'Undo check-in' }));
    expect((await screen.findAllByText(messages.checkInUndone))[0]).toBeVisible();
    expect(server.guests.get(RAVIS)?.door).toBeNull();
  });

  it('tells that the network is away, and who came in twice once it is back', async () => {
    show();
    await screen.findByLabelText('Code of the ticket');
    server.setAway(true);
    expect(await screen.findByText(/No network: this device decides/)).toBeVisible();
    await enter(ASHAS);
    expect(await screen.findByText('Offline, 1 check-in to send')).toBeVisible();
    server.admitElsewhere(ASHAS, 'Gate B');
    server.setAway(false);
    const conflicts = within(await screen.findByRole('region', { name: 'Admitted twice, or by mistake' }));
    expect(conflicts.getByText('Asha Verma was admitted at Gate B, 6:02 PM')).toBeVisible();
    fireEvent.click(conflicts.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByText('Admitted twice, or by mistake')).toBeNull());
  });

  it('says so when there is no list to decide by, and offers another try', async () => {
    server.setAway(true);
    show();
    expect(await screen.findByText(messages.doorNotLoaded)).toBeVisible();
    server.setAway(false);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Code of the ticket')).toBeVisible();
  });

  it.each([
    ['NotAllowedError', 'The camera is not allowed'],
    ['NotFoundError', 'This device has no camera'],
    ['NotReadableError', 'The camera does not answer'],
  ])('without a camera (%s) says why, and takes codes by hand', async (name, title) => {
    vi.stubGlobal('navigator', {
      ...{ onLine: true, mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('No', name)) } },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Start camera' }));
    expect(await screen.findByText(title)).toBeVisible();
    await enter(RAVIS);
    expect(await screen.findByText('Admitted')).toBeVisible();
  });
});

it('is not opened over plain HTTP, where no camera is', async () => {
  vi.stubGlobal('isSecureContext', false);
  show();
  expect(await screen.findByText('This page needs HTTPS')).toBeVisible();
});
