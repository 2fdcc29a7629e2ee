import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetcher } from '../../lib/fetcher';
import { ToastContext } from '../../lib/useToast';
import { announcementOf, userOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import AnnouncementPage from './AnnouncementPage';
import { moreAnnouncementsPath } from './announcementsAddress';
import { lazyAnnouncementArticle } from './lazyParts';

// As for whoever comes from another page.
beforeAll(() => lazyAnnouncementArticle.fetch());

const admin = userOf({ role: 'admin' });
const showToast = vi.fn();

/** Answers every call of the page: by `METHOD path`. */
function answer(answers: Record<string, { status: number; body: unknown }>) {
  const fetch = vi.fn((path: string, { method = 'GET' }: RequestInit = {}) => {
    const { status, body } = answers[`${method} ${path}`] ?? { status: 500, body: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const refusal = (status: number, msg: string) => ({
  status,
  body: { data: null, error: { status, name: 'Error', message: msg, details: {} }, msg },
});

function open(session: Parameters<typeof renderInPage>[1] = {}) {
  return renderInPage(
    <SWRConfig value={{ fetcher, provider: () => new Map(), shouldRetryOnError: false }}>
      <ToastContext value={showToast}>
        <Routes>
          <Route path="/announcements/:id" element={<AnnouncementPage />} />
          <Route path="/announcements" element={<p>The list</p>} />
        </Routes>
      </ToastContext>
    </SWRConfig>,
    { path: '/announcements/announcement', ...session },
  );
}
const GET = `GET ${api.announcement('announcement')}`;
const found = (overrides = {}) => ({ [GET]: { status: 200, body: { data: announcementOf(overrides) } } });

beforeEach(() => showToast.mockClear());

describe('an announcement’s page', () => {
  it('shows title, category, text and the date in the zone of the site (member §2)', async () => {
    answer(found());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'The hall is open' })).toBeVisible();
    expect(screen.getByText('General')).toBeVisible();
    expect(screen.getByText('Sep 14, 2026')).toBeVisible();
    expect(screen.getByText('On Sunday, from nine.')).toBeVisible();
    expect(screen.queryByText('View All Events')).not.toBeInTheDocument();
  });

  it.each([
    ['event', 'View All Events', '/events'],
    ['career', 'View All Jobs', '/jobs'],
  ] as const)('of the category %s leads on: %s (member §2)', async (category, name, href) => {
    answer(found({ category }));
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('ends with the newest others, and not with itself', async () => {
    const others = ['announcement', 'one', 'two', 'three', 'four'].map((_id) => ({
      ...announcementOf({ _id }),
      title: _id,
    }));
    answer({ ...found(), [`GET ${moreAnnouncementsPath()}`]: { status: 200, body: { data: others } } });
    open();
    const more = await screen.findByRole('region', { name: 'More announcements' });
    expect(
      within(more)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['one', 'two', 'three']);
  });

  it('says when there is none, without a toast (member §8)', async () => {
    answer({ [GET]: refusal(404, 'Announcement not found') });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Announcement not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all announcements' })).toHaveAttribute('href', '/announcements');
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each([
    ['the server’s words where it has some', refusal(503, 'The database is away.'), 'The database is away.'],
    ['its own words otherwise', { status: 500, body: null }, 'Failed to fetch announcement'],
  ])('tells of a failure in %s (admin §8)', async (_which, answered, sentence) => {
    answer({ [GET]: answered });
    open();
    expect(await screen.findByText('Failed to fetch announcement')).toBeVisible();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', sentence));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('an admin', () => {
  it('finds Edit and Delete there, nobody else does', async () => {
    answer(found());
    const { unmount } = open({ session: { user: admin, isAdmin: true } });
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/announcements/announcement/edit',
    );
    unmount();
    open({ session: { user: userOf() } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('is asked before it is deleted, and led to the list after (admin §5)', async () => {
    const DELETE = `DELETE ${api.announcement('announcement')}`;
    const fetch = answer({ ...found(), [DELETE]: { status: 200, body: {} } });
    open({ session: { user: admin, isAdmin: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want to delete this announcement?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(fetch).not.toHaveBeenCalledWith(
      api.announcement('announcement'),
      expect.objectContaining({ method: 'DELETE' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The list')).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('success', messages.announcementDeleted);
  });

  it('stays when deleting fails, and is told', async () => {
    answer(found());
    open({ session: { user: admin, isAdmin: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(messages.confirmAnnouncementDeletion);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to delete announcement'));
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeInTheDocument();
  });
});
