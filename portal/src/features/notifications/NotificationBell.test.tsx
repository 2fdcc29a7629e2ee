import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, BELL_ROWS, messages, paths, UNREAD_POLL_MS } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../tests/api';
import { notificationOf, pageOfItems, userOf } from '../../tests/factories';
import { NotificationBell } from './NotificationBell';

const NEWEST = `GET ${api.notifications({ pageSize: BELL_ROWS })}`;
const UNREAD = `GET ${api.unreadNotifications()}`;
const request = notificationOf({ _id: 'a' });
const message = notificationOf({
  _id: 'b',
  kind: 'person-message',
  sentence: 'Ravi Menon wrote to you.',
  text: 'Hello.',
});

let answers: Answers;
let calls: ReturnType<typeof fakeApi>;
beforeEach(async () => {
  await import('./Bell');
  await import('./NotificationPopover');
  answers = { [UNREAD]: { data: { unread: 2 } }, [NEWEST]: pageOfItems([message, request]) };
  calls = fakeApi(answers);
});

const renderBell = () => renderAsking(<NotificationBell />, { session: { user: userOf() } });

async function openBell() {
  const user = userEvent.setup();
  const page = renderBell();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const list = await screen.findByRole('dialog', { name: 'Notifications' });
  await within(list).findByRole('link', { name: /wrote to you/ });
  return { user, list, ...page };
}

it('is not there for visitors, and asks nothing', () => {
  renderAsking(<NotificationBell />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(calls).not.toHaveBeenCalled();
});

it.each([
  [0, 'Notifications'],
  [3, 'Notifications, 3 unread'],
  [100, 'Notifications, 99+ unread'],
])('tells of %i unread ones', async (unread, name) => {
  answers[UNREAD] = { data: { unread } };
  renderBell();
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  expect(calls).not.toHaveBeenCalledWith(NEWEST);
});

it('asks again every minute', async () => {
  vi.useFakeTimers();
  renderBell();
  await act(() => vi.advanceTimersByTimeAsync(0));
  answers[UNREAD] = { data: { unread: 5 } };
  await act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));
  expect(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toBeInTheDocument();
});

it('lists the newest with what was written, and gives the focus back on Escape', async () => {
  const { user, list } = await openBell();
  const [first] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Unread: Ravi Menon wrote to you.Hello.just now');
  expect(within(list).getByRole('link', { name: 'See all' })).toHaveAttribute('href', paths.notifications());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveFocus());
});

it('opens one, which is read thereby', async () => {
  answers[`PUT ${api.readNotification('a')}`] = { data: { unread: 1 } };
  const { user, list, router } = await openBell();
  await user.click(within(list).getByRole('link', { name: /would like to connect/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe(request.href);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('marks all as read', async () => {
  answers[`PUT ${api.readAllNotifications()}`] = { data: { unread: 0 } };
  const { user, list } = await openBell();
  answers[NEWEST] = pageOfItems([{ ...message, isRead: true }]);
  await user.click(within(list).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(within(list).queryByText('Unread:')).not.toBeInTheDocument());
  expect(within(list).queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  // The list is asked for anew: one of the unread ones would be empty now.
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
});

it('shows what was not marked as it was, and says so', async () => {
  answers[`PUT ${api.readAllNotifications()}`] = 500;
  const { user, list, showToast } = await openBell();
  await user.click(within(list).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'The server says no.'));
  await waitFor(() => expect(within(list).getAllByText('Unread:')).toHaveLength(2));
});

it('says when the newest cannot be had, and tries again', async () => {
  answers[NEWEST] = 503;
  const user = userEvent.setup();
  renderBell();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.notificationsNotLoaded);
  answers[NEWEST] = pageOfItems([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Nothing yet/)).toBeInTheDocument();
});
