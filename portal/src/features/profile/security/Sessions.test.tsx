import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages, type OwnSession } from 'contracts';
import { beforeAll, expect, it, vi } from 'vitest';

import { ToastProvider } from '../../../components/ToastProvider';
import type { Session } from '../../../lib/session';
import { userOf } from '../../../tests/factories';
import { fakeApi, refusal, renderAsking, type Answers } from '../../../tests/api';
import { Sessions } from './Sessions';

// What draws the toasts is fetched with the first one, which may take a while.
beforeAll(() => import('../../../components/ToastStack'));

const sessionOf = (overrides: Partial<OwnSession>): OwnSession => ({
  ...{ _id: 'here', device: 'Firefox on Linux', isCurrent: true },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', lastSeenAt: '2026-11-21T04:30:00.000Z' },
  expiresAt: '2026-12-20T08:00:00.000Z',
  ...overrides,
});
const PHONE = sessionOf({ _id: 'phone', device: 'Chrome on Android', isCurrent: false });
const LIST = `GET ${api.ownSessions()}`;

function open(answers: Answers, session: Partial<Session> = {}) {
  const calls = fakeApi(answers);
  renderAsking(
    <ToastProvider>
      <Sessions />
    </ToastProvider>,
    { session: { user: userOf(), ...session } },
  );
  return { user: userEvent.setup(), calls };
}

/** Two browsers, of which the other can be ended. */
function twoBrowsers() {
  let list = [sessionOf({}), PHONE];
  const end = (msg: string) => () => {
    list = [sessionOf({})];
    return { data: { msg } };
  };
  return {
    [LIST]: () => ({ data: list }),
    [`DELETE ${api.ownSession('phone')}`]: end(messages.sessionEndedByOwner),
    [`DELETE ${api.ownSessions()}`]: end(messages.otherSessionsEnded),
  };
}

it('lists the browsers, names this one, and tells when each was last seen in the site’s time', async () => {
  const logout = vi.fn<Session['logout']>(() => Promise.resolve());
  const { user } = open(twoBrowsers(), { logout });
  expect(await screen.findByText('Chrome on Android')).toBeInTheDocument();
  expect(screen.getByText('Firefox on Linux')).toHaveTextContent('This device');
  expect(screen.getAllByText('Nov 21, 2026, 10:00 AM IST')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(logout).toHaveBeenCalledOnce();
});

it('ends one', async () => {
  const { user } = open(twoBrowsers());
  await user.click(await screen.findByRole('button', { name: 'End the session of Chrome on Android' }));
  expect(await screen.findByText(messages.sessionEndedByOwner)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
});

it('ends all others once that is confirmed', async () => {
  const { user, calls } = open(twoBrowsers());
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByRole('dialog', { name: /^End all other sessions\?/ })).toBeInTheDocument();
  expect(calls).not.toHaveBeenCalledWith(`DELETE ${api.ownSessions()}`);
  await user.click(screen.getByRole('button', { name: 'End them' }));
  expect(await screen.findByText(messages.otherSessionsEnded)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument());
});

it('shows five, this browser’s first, and all at a wish', async () => {
  const many = Array.from({ length: 7 }, (_, index) => sessionOf({ _id: `s${index}`, isCurrent: index === 6 }));
  const { user } = open({ [LIST]: { data: many } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('This device');
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

it('says that the list did not load', async () => {
  open({ [LIST]: () => refusal(503, 'Down') });
  expect(await screen.findByText(messages.sessionsNotLoaded)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
