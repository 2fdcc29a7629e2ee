import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages, paths, type Notification } from 'contracts';
import { describe, expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../tests/api';
import { notificationOf, pageOfItems } from '../../tests/factories';
import { NotificationList } from './NotificationList';

const LIST = api.notifications();

async function renderList(notifications: Notification[], { unreadOnly = false, answers = {} } = {}) {
  const calls = fakeApi({ [`GET ${LIST}`]: pageOfItems(notifications), ...answers });
  const page = renderAsking(<NotificationList apiPath={LIST} unreadOnly={unreadOnly} />);
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  return { calls, user: userEvent.setup(), ...page };
}

it('marks one as read, and keeps the keyboard on it', async () => {
  const answers = { [`PUT ${api.readNotification('notification')}`]: { data: { unread: 0 } } };
  const { user } = await renderList([notificationOf()], { answers });
  await user.click(screen.getByRole('button', { name: /^Mark as read: Ravi Menon/ }));
  expect(screen.getByRole('article')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'See the request' })).toHaveAttribute('href', notificationOf().href);
});

it('stands by its days', async () => {
  const now = new Date().toISOString();
  const times = [now, now, '2020-02-01T10:00:00.000Z'];
  await renderList(times.map((createdAt, index) => notificationOf({ _id: `n${index}`, createdAt })));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Earlier',
  ]);
});

it('leads nowhere once somebody has left', async () => {
  await renderList([notificationOf({ href: null, isRead: true, sentence: 'Former member wrote to you.' })]);
  expect(screen.getByText('Former member wrote to you.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows somebody’s words as text, and unfolds long ones', async () => {
  const text = `<b>bold</b> ${'word '.repeat(100)}`;
  const { user } = await renderList([notificationOf({ kind: 'person-message', text })]);
  expect(screen.getByText(/<b>bold<\/b>/)).toHaveAttribute('data-folded');
  const unfold = screen.getByRole('button', { name: 'Show all of it' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await user.click(unfold);
  expect(screen.getByText(/<b>bold<\/b>/)).not.toHaveAttribute('data-folded');
});

describe('says what to do where there is', () => {
  it('nothing at all', async () => {
    await renderList([]);
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', paths.alumniDirectory());
  });

  it('nothing unread', async () => {
    await renderList([], { unreadOnly: true });
    expect(screen.getByText('You have read everything')).toBeInTheDocument();
  });

  it('no answer', async () => {
    const { showToast } = await renderList([], { answers: { [`GET ${LIST}`]: 503 } });
    expect(showToast).toHaveBeenCalledWith('error', messages.notificationsNotLoaded);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
