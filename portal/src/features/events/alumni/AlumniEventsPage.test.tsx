import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type MemberEvent } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../../tests/api';
import { memberEventOf, pageOfItems, registrationOf, userOf } from '../../../tests/factories';
import AlumniEventsPage from './AlumniEventsPage';

const UPCOMING = `GET ${api.alumniEvents()}`;
const PAST = `GET ${api.alumniEvents({ status: 'past' })}`;
const MINE = `GET ${api.alumniEvents({ status: 'mine' })}`;
const QUIET: Answers = {
  [`GET ${api.eventProposals({ pageSize: 5 })}`]: pageOfItems([]),
  [`GET ${api.calendarFeed()}`]: { data: { address: null, startedAt: null } },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

function open(answers: Answers, path = '/alumni/events') {
  const calls = fakeApi({ ...QUIET, ...answers });
  const session = { user: userOf({ role: 'alumni' }) };
  return { calls, ...renderAsking(<AlumniEventsPage />, { path, session }) };
}
const card = async (name = 'Pitch Night') => within(await screen.findByRole('article', { name }));
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Which events' })).getByRole('link', { name });

describe('the alumni events page (member §2)', () => {
  it('has three tabs, of which the first stands open', async () => {
    open({
      [UPCOMING]: pageOfItems([memberEventOf()]),
      [PAST]: pageOfItems([memberEventOf({ title: 'Long ago' })]),
      [MINE]: pageOfItems([memberEventOf({ title: 'Mine' })]),
    });
    await card();
    const tabs = within(screen.getByRole('navigation', { name: 'Which events' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Upcoming Events', 'Past Events', 'My Events']);
    expect(tab('Upcoming Events')).toHaveAttribute('aria-current', 'page');
    for (const [name, title] of [
      ['Past Events', 'Long ago'],
      ['My Events', 'Mine'],
    ] as const) {
      await userEvent.click(tab(name));
      expect(await screen.findByRole('article', { name: title })).toBeVisible();
      expect(tab(name)).toHaveAttribute('aria-current', 'page');
    }
  });

  it.each([
    [UPCOMING, '', 'No upcoming events scheduled.'],
    [PAST, '?status=past', 'No past events to display.'],
    [MINE, '?status=mine', "You haven't registered for any events yet."],
  ])('says so where there is nothing: %s', async (call, query, words) => {
    open({ [call]: pageOfItems([]) }, `/alumni/events${query}`);
    expect(await screen.findByText(words)).toBeVisible();
    const browse = screen.queryByRole('link', { name: 'Browse Upcoming Events' });
    if (call === MINE) expect(browse).toHaveAttribute('href', '/alumni/events');
    else expect(browse).not.toBeInTheDocument();
  });

  it('shows four skeletons, then a toast and a way to try again where events fail to load (member §8, §9)', async () => {
    const { showToast } = open({ [UPCOMING]: 500 });
    expect(screen.getAllByTestId('event-skeleton')).toHaveLength(4);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('error', 'Failed to load events');
  });
});

describe('a card', () => {
  const showing = (event: Partial<MemberEvent>) => open({ [UPCOMING]: pageOfItems([memberEventOf(event)]) });

  it('shows what, of which type, when and where, and who proposed it', async () => {
    showing({ format: 'Hybrid', description: 'Ninety seconds each.', proposer: { _id: 'ravi', name: 'Ravi Menon' } });
    const shown = await card();
    for (const text of ['Hybrid', 'Sep 14, 2026, 6:00 PM IST', 'Seminar Hall', 'Ninety seconds each.']) {
      expect(shown.getByText(text)).toBeVisible();
    }
    expect(shown.getByRole('link', { name: 'Pitch Night' })).toHaveAttribute('href', '/events/event');
    expect(shown.getByRole('link', { name: 'Ravi Menon' })).toHaveAttribute('href', '/alumni/directory/ravi');
    expect(shown.queryByRole('link', { name: /^More Info/ })).not.toBeInTheDocument();
  });

  it('has “More Info” where there is an address for it', async () => {
    showing({ registrationLink: 'https://forms.example/pitch' });
    expect((await card()).getByRole('link', { name: /^More Info/ })).toHaveAttribute(
      'href',
      'https://forms.example/pitch',
    );
  });

  it('of an event that is over says so, and offers nothing to do', async () => {
    showing({ startsAt: '2026-08-01T10:00:00.000Z', endsAt: '2026-08-01T12:00:00.000Z' });
    expect((await card()).getByText('Event Ended')).toBeVisible();
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('registers and cancels where it stands, and the list follows', async () => {
    const seated = registrationOf({ state: 'registered', ticketCode: '7K2MQ0XAB4TD', abilities: { cancel: true } });
    let isIn = false;
    const { showToast } = open({
      [UPCOMING]: () => pageOfItems([isIn ? memberEventOf({ registration: seated }) : memberEventOf()]),
      [`POST ${api.eventRegister('event')}`]: () => {
        isIn = true;
        return { data: seated };
      },
      [`DELETE ${api.eventRegister('event')}`]: () => {
        isIn = false;
        return { data: registrationOf({ state: 'cancelled' }) };
      },
    });
    await userEvent.click(await (await card()).findByRole('button', { name: /^Register Now/ }));
    const cancel = await (await card()).findByRole('button', { name: /^Cancel Registration/ });
    expect(showToast).toHaveBeenCalledWith('success', 'Successfully registered for event!');
    expect(screen.getByRole('region', { name: 'Upcoming Events' })).toHaveFocus();
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Registration' }));
    expect(await (await card()).findByRole('button', { name: /^Register Now/ })).toBeVisible();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Registration cancelled'));
  });
});
