import { screen } from '@testing-library/react';
import { api } from 'contracts';
import decodeQR from 'qr/decode.js';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../../tests/api';
import { eventDetailOf, registrationOf, userOf } from '../../../tests/factories';
import TicketPage from './TicketPage';

const CODE = '7K2MQ0XAB4TD';
const seated = registrationOf({ state: 'registered', ticketCode: CODE });
const EVENT = `GET ${api.event('event')}`;
const REGISTRATION = `GET ${api.eventRegistration('event')}`;

function open() {
  return renderAsking(
    <Routes>
      <Route path="/events/:id/ticket" element={<TicketPage />} />
    </Routes>,
    { path: '/events/event/ticket', session: { user: userOf() } },
  );
}

/** Pixels of a module: a scanner wants more than one. */
const SCALE = 4;

/** What a scanner reads of the drawing: its dark runs are painted as pixels. */
function scan(svg: HTMLElement): string {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ').at(-1));
  const size = modules * SCALE;
  const data = new Uint8Array(size * size * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column++) {
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
  }
  return decodeQR({ width: size, height: size, data });
}

it('shows whose ticket it is, for what, and a code that scanners and people read', async () => {
  fakeApi({ [EVENT]: { data: eventDetailOf() }, [REGISTRATION]: { data: seated } });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pitch Night' })).toBeVisible();
  for (const text of ['Asha Rao', 'Sep 14, 2026, 6:00 PM IST', 'Seminar Hall', '7K2M-Q0XA-B4TD']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(scan(screen.getByRole('img', { name: 'QR code of your ticket' }))).toBe(CODE);
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', '/api/events/event/ticket');
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/events/event/calendar.ics');
  expect(screen.getByRole('link', { name: 'The event' })).toHaveAttribute('href', '/events/event');
});

it.each(['waitlisted', 'offered', 'cancelled'] as const)('there is none for whoever is %s', async (state) => {
  fakeApi({ [EVENT]: { data: eventDetailOf() }, [REGISTRATION]: { data: registrationOf({ state }) } });
  open();
  expect(await screen.findByRole('heading', { name: 'You have no ticket for this event' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the event' })).toHaveAttribute('href', '/events/event');
});

it('there is none for an event that there is not', async () => {
  fakeApi({ [EVENT]: 404, [REGISTRATION]: 404 });
  const { showToast } = open();
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
  expect(showToast).toHaveBeenCalledWith('error', 'Failed to load event details');
});
