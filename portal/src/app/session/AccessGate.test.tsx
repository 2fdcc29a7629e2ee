import { screen, waitFor } from '@testing-library/react';
import { paths } from 'contracts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Access } from '../../lib/access';
import * as leave from '../../lib/leave';
import type { Session } from '../../lib/session';
import { userOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { AccessGate } from './AccessGate';

beforeEach(() => vi.spyOn(leave, 'leaveFor').mockImplementation(() => undefined));

/** The gate stands on the first page alone. */
function FirstPage({ access }: { access: Access }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  if (pathname !== first) return null;
  return (
    <AccessGate access={access} title="Student Dashboard">
      <p>Only for some</p>
    </AccessGate>
  );
}

const renderGate = (access: Access, session: Partial<Session>, path: string = paths.studentDashboard()) =>
  renderInPage(<FirstPage access={access} />, { session, path }).router;

const shown = () => screen.queryByText('Only for some');

it('shows the frame of the page alone while it is not known who is there', () => {
  const router = renderGate('student', { isLoading: true });
  expect(screen.getByRole('status', { name: 'Loading Student Dashboard' })).toBeInTheDocument();
  expect(shown()).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe(paths.studentDashboard());
});

it('lets the right role in', () => {
  renderGate('student', { user: userOf() });
  expect(shown()).toBeInTheDocument();
});

it('sends a stranger to the sign-in, which leads back', async () => {
  const router = renderGate('signed-in', {}, '/alumni?tab=1#top');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()));
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/alumni?tab=1#top');
});

it('leaves the way out to whoever is taking it', () => {
  const router = renderGate('signed-in', { isLeaving: true }, paths.alumni());
  expect(router.state.location.pathname).toBe(paths.alumni());
});

it('sends the wrong role to its own dashboard', async () => {
  const router = renderGate('student', { user: userOf({ role: 'alumni' }) });
  expect(shown()).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.alumni()));
});

it('sends an admin out of the portal, to the console', () => {
  renderGate('student', { user: userOf({ role: 'admin' }) });
  expect(leave.leaveFor).toHaveBeenCalledWith(paths.console());
});

it('leads on from the sign-in: there at once for strangers, gone for everyone else', async () => {
  expect(renderGate('signed-out', { isLoading: true }, paths.login()).state.location.pathname).toBe(paths.login());
  expect(shown()).toBeInTheDocument();
  const router = renderGate('signed-out', { user: userOf() }, paths.login('/events?page=2'));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.events()));
});
