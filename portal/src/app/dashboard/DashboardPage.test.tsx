import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, messages, type Connection, type MemberDashboard } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, refusal, renderAsking } from '../../tests/api';
import { memberEventOf, notificationOf, personOf, proposalOf, registrationOf, userOf } from '../../tests/factories';
import DashboardPage from './DashboardPage';

const CALL = `GET ${api.memberDashboard()}`;

/** The answer for somebody whom nothing waits for, unless said. */
const dashboardOf = (overrides: Partial<MemberDashboard> = {}): { data: MemberDashboard } => ({
  data: {
    stats: {
      ...{ connections: 0, pendingRequests: 0, unreadNotifications: 0 },
      profile: { completeness: 100, next: null },
    },
    ...{ seats: [], pendingEmail: null, notifications: [], proposals: [], requests: [] },
    ...{
      ownEvents: [],
      upcomingEvents: [],
      announcements: [],
      jobs: [],
      referrals: [],
      mentorship: { toAnswer: [], toPlan: [], toReview: [], meetings: [] },
      unreadThreads: [],
      contributions: null,
      suggestions: [],
      activities: [],
    },
    ...overrides,
  },
});
const requestOf = (name: string): Connection => ({
  ...{ _id: name, list: 'received', message: '', since: '2026-03-05T10:00:00.000Z' },
  person: personOf({ _id: name, name }),
});
const open = () => renderAsking(<DashboardPage />, { session: { user: userOf() } });
const column = async (name: string) => {
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your dashboard' })).not.toBeInTheDocument());
  return within(screen.getByRole('region', { name }));
};
const titlesIn = ({ getAllByRole }: Awaited<ReturnType<typeof column>>) =>
  getAllByRole('region').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

it('shows what waits by its urgency, what comes beside it, and below both what can wait', async () => {
  const offered = registrationOf({
    state: 'offered',
    waitsUntil: '2026-09-14T12:30:00.000Z',
    abilities: { confirm: true },
  });
  fakeApi({
    [CALL]: dashboardOf({
      stats: { ...dashboardOf().data.stats, profile: { completeness: 40, next: 'bio' } },
      proposals: [proposalOf()],
      notifications: [notificationOf({ kind: 'person-message', sentence: 'Mira wrote to you.' })],
      pendingEmail: 'asha.new@example.org',
      contributions: { totalDue: 150, months: 3 },
      requests: [requestOf('Ravi')],
      seats: [memberEventOf({ registration: offered })],
      upcomingEvents: [memberEventOf({ _id: 'fair', title: 'Robot Fair' })],
      suggestions: [{ ...personOf({ _id: 'mira', name: 'Mira' }), shares: ['skills'] }],
    }),
  });
  open();
  const waiting = await column('Waiting for you');
  expect(titlesIn(waiting)).toEqual([
    'A seat waits for you',
    'Your contribution is due',
    'Requests to connect',
    'Confirm your new email',
    'Unread',
    'Your proposals',
    'Complete your profile',
  ]);
  expect(waiting.getByRole('link', { name: 'Pay 3 months — ₹150.00' })).toHaveAttribute('href', '/membership?pay=due');
  expect(waiting.getByText('asha.new@example.org')).toBeVisible();
  expect(titlesIn(await column('What is next'))).toEqual(['Agenda']);
  expect(titlesIn(await column('More for you'))).toEqual(['People you may know']);
});

it('shows no card for what there is not, and says what to do where nothing waits', async () => {
  fakeApi({ [CALL]: dashboardOf({ notifications: [notificationOf({ kind: 'connection-request' })] }) });
  open();
  const waiting = await column('Waiting for you');
  expect(waiting.queryByRole('region')).not.toBeInTheDocument();
  expect(waiting.getByText('You are all caught up')).toBeVisible();
  expect(waiting.getByRole('link', { name: 'Find people you know' })).toHaveAttribute('href', '/alumni/directory');
  expect(screen.queryByRole('region', { name: 'What is next' })).not.toBeInTheDocument();
});

it('answers requests in place, and keeps the place of the keyboard', async () => {
  let requests = ['Asha', 'Ravi', 'Mira', 'Tara'].map(requestOf);
  fakeApi({
    [CALL]: () => dashboardOf({ requests }),
    [`PUT ${api.acceptConnection('Asha')}`]: () => {
      requests = requests.slice(1);
      return { data: {} };
    },
  });
  open();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Accept Asha' }));
  expect(await screen.findByRole('link', { name: 'Tara' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Waiting for you' })).toHaveFocus());
});

it('puts own and coming events in one order of time, each once', async () => {
  const [seated, waitlisted] = [
    registrationOf({ state: 'registered', ticketCode: '7K2MQ0XAB4TD' }),
    registrationOf({ state: 'waitlisted', position: 3 }),
  ];
  const own = [
    memberEventOf({ _id: 'night', title: 'Pitch Night', startsAt: '2026-09-14T12:30:00.000Z', registration: seated }),
    memberEventOf({ _id: 'fair', title: 'Robot Fair', startsAt: '2027-09-14T12:30:00.000Z', registration: waitlisted }),
  ];
  const others = [1, 2, 3, 4, 5].map((day) =>
    memberEventOf({ _id: `talk-${day}`, title: `Talk ${day}`, startsAt: `2026-09-1${day}T09:00:00.000Z` }),
  );
  fakeApi({ [CALL]: dashboardOf({ ownEvents: own, upcomingEvents: [...others, ...own].slice(0, 6) }) });
  open();
  const agenda = within(await screen.findByRole('region', { name: 'Agenda' }));
  expect(agenda.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Talk 1',
    'Talk 2',
    'Talk 3',
    'Pitch Night',
    'Robot Fair',
  ]);
  expect(agenda.getByRole('link', { name: 'Show Ticket: Pitch Night' })).toHaveAttribute(
    'href',
    '/events/night/ticket',
  );
  expect(agenda.getByText('Number 3 on the waitlist')).toBeVisible();
});

it('offers to try again where it did not load', async () => {
  let isDown = true;
  fakeApi({ [CALL]: () => (isDown ? refusal(503, 'Try later.') : dashboardOf()) });
  const { showToast } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(showToast).toHaveBeenCalledWith('error', messages.dashboardNotLoaded);
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('You are all caught up')).toBeVisible();
});
