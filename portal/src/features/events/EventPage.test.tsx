import { screen, waitFor, within } from '@testing-library/react';
import { api, paths } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, renderAsking } from '../../tests/api';
import { eventDetailOf, eventOf } from '../../tests/factories';
import EventPage from './EventPage';
import { eventParts } from './lazyParts';

const GET = `GET ${api.event('event')}`;
const found = (overrides: Parameters<typeof eventDetailOf>[0] = {}) =>
  fakeApi({ [GET]: { data: eventDetailOf(overrides) } });
const open = () =>
  renderAsking(
    <Routes>
      <Route path="/events/:id" element={<EventPage />} />
      <Route path="/events" element={<p>The list</p>} />
    </Routes>,
    { path: '/events/event' },
  );
const facts = async () => within(await screen.findByRole('complementary', { name: 'About this event' }));

// As for whoever comes from another page.
beforeAll(() => Promise.all(eventParts.map((part) => part.fetch())));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

describe('an event’s page (member §2, Event detail)', () => {
  it('shows when, where, the price, who holds it and what happens', async () => {
    found({
      organizer: 'Tech Team',
      capacity: 1200,
      agenda: [
        { time: '6:00 PM', title: 'Doors', speaker: '' },
        { time: '6:30 PM', title: 'Pitches', speaker: 'The hat' },
      ],
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pitch Night' })).toBeVisible();
    const about = await facts();
    expect(about.getByText('Sep 14, 2026')).toBeVisible();
    expect(about.getByText(/^6:00 PM –/)).toHaveTextContent('6:00 PM – 8:00 PM IST');
    for (const fact of ['Seminar Hall', 'Free', 'Tech Team', '1,200']) expect(about.getByText(fact)).toBeVisible();
    const agenda = within(screen.getByRole('region', { name: 'Agenda' })).getAllByRole('listitem');
    expect(agenda.map(({ textContent }) => textContent)).toEqual(['6:00 PMDoors', '6:30 PMPitchesThe hat']);
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  });

  it('names both days of an event that goes on over midnight', async () => {
    found({ startsAt: '2026-09-14T12:30:00.000Z', endsAt: '2026-09-15T12:30:00.000Z' });
    open();
    expect((await facts()).getByText(/–/)).toHaveTextContent('Sep 14, 2026, 6:00 PM – Sep 15, 2026, 6:00 PM IST');
  });

  it('says nothing of what is not known', async () => {
    found();
    open();
    const about = await facts();
    for (const name of ['Organizer', 'Seats']) expect(about.queryByText(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Agenda' })).not.toBeInTheDocument();
  });

  it('that is ahead goes into a calendar, and to what is said of it elsewhere', async () => {
    found({ title: 'Pitch & Night' });
    open();
    const about = await facts();
    expect(about.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/events/event/calendar.ics');
    const google = new URL(about.getByRole<HTMLAnchorElement>('link', { name: 'Google' }).href);
    expect(google.searchParams.get('dates')).toBe('20260914T123000Z/20260914T143000Z');
    expect(google.searchParams.get('text')).toBe('Pitch & Night');
    const outlook = new URL(about.getByRole<HTMLAnchorElement>('link', { name: 'Outlook' }).href);
    expect(outlook.searchParams.get('startdt')).toBe('2026-09-14T12:30:00.000Z');
    expect(about.getByRole('link', { name: 'More Info: Pitch & Night' })).toHaveAttribute('target', '_blank');
  });

  it('that runs takes no more registrations, and one that is over says so', async () => {
    found({ startsAt: '2026-08-31T23:00:00.000Z' });
    const { unmount } = open();
    const running = await facts();
    expect(running.queryByRole('link', { name: /^Register Now/ })).not.toBeInTheDocument();
    expect(running.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    unmount();
    found({ startsAt: '2026-08-30T20:00:00.000Z', endsAt: '2026-08-30T23:00:00.000Z' });
    open();
    const over = await facts();
    expect(over.getByText('Event Ended')).toBeVisible();
    expect(over.queryByRole('link')).not.toBeInTheDocument();
  });

  it('that costs something says since when there are tickets, and how they are paid for', async () => {
    found({ ticketPrice: 500, currency: 'INR', ticketsFrom: '2026-09-05T04:30:00.000Z', paymentNote: 'At the desk.' });
    const { unmount } = open();
    const ahead = await facts();
    expect(ahead.getByText('Tickets open on Sep 5, 2026, 10:00 AM IST')).toBeVisible();
    expect(ahead.getByText('At the desk.')).toBeVisible();
    expect(ahead.queryByRole('link', { name: 'Buy Ticket' })).not.toBeInTheDocument();
    expect(ahead.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    unmount();
    found({ ticketPrice: 500, currency: 'INR' });
    open();
    const onSale = await facts();
    expect(onSale.getByText('Tickets are ₹500.00 each')).toBeVisible();
    expect(onSale.getByRole('link', { name: 'Buy Ticket' })).toHaveAttribute('href', paths.pay('event', 'event'));
  });

  it('tells visitors how many seats are left', async () => {
    fakeApi({
      [GET]: { data: eventDetailOf({ capacity: 30 }) },
      [`GET ${api.eventSeats('event')}`]: { data: { seatsLeft: 1, waiting: 0 } },
    });
    open();
    expect(await (await facts()).findByText('1 seat left')).toBeVisible();
  });

  it('can be passed on, and leads to others that are still to come', async () => {
    fakeApi({
      [GET]: { data: eventDetailOf() },
      [`GET ${api.relatedEvents('event')}`]: { data: [eventOf({ _id: 'other', title: 'Market It!' })] },
    });
    open();
    const ways = within(await screen.findByRole('group', { name: 'Share this event' }));
    const words = new URL(ways.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get(
      'text',
    );
    expect(words).toMatch(/^Pitch Night\n.*\/events\/event$/);
    const others = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(others.getByRole('link', { name: 'View Details: Market It!' })).toHaveAttribute('href', '/events/other');
  });

  it('shows its recap once it is over', async () => {
    found({ recap: 'Forty pitches.' });
    const { unmount } = open();
    await facts();
    expect(screen.queryByText('Forty pitches.')).not.toBeInTheDocument();
    unmount();
    found({ recap: 'Forty pitches.', startsAt: '2026-08-30T20:00:00.000Z', endsAt: '2026-08-30T23:00:00.000Z' });
    open();
    expect(within(await screen.findByRole('region', { name: 'Recap' })).getByText('Forty pitches.')).toBeVisible();
  });

  it.each([404, 500])('that cannot be loaded (%d) leads to all events, and a toast says why', async (status) => {
    fakeApi({ [GET]: status });
    const { showToast } = open();
    expect(await screen.findByText('The list')).toBeVisible();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to load event details'));
  });
});
