import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Session } from '../../../lib/session';
import { userOf } from '../../../tests/factories';
import { renderInPage } from '../../../tests/render';
import { AccountSlot } from './AccountSlot';

beforeEach(async () => {
  await import('./AccountMenu');
});

const openByKeyboard = async (session: Partial<Session>) => {
  const user = userEvent.setup();
  const { router } = renderInPage(<AccountSlot />, { session });
  await screen.findByRole('button');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  return { user, router };
};

it('keeps its place free while it is not known who is there', () => {
  renderInPage(<AccountSlot />, { session: { isLoading: true } });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leads a stranger to the sign-in', () => {
  renderInPage(<AccountSlot />);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.login());
});

it('tells who is signed in, and gives the focus back on Escape', async () => {
  const { user } = await openByKeyboard({ user: userOf({ role: 'faculty' }) });
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
  expect(screen.getByText('asha@example.org')).toBeInTheDocument();
  expect(screen.getByText('Faculty')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account of Asha Rao' })).toHaveFocus());
});

it('is operated by arrows and Enter', async () => {
  const logout = vi.fn<Session['logout']>(() => Promise.resolve());
  const { user } = await openByKeyboard({ user: userOf(), logout });
  expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Directory' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  for (const colours of ['System', 'Light', 'Dark']) {
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: `${colours} colours` })).toHaveFocus();
  }
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(logout).toHaveBeenCalledOnce();
});

it('opens the dashboard of the role', async () => {
  const { user, router } = await openByKeyboard({ user: userOf({ role: 'alumni' }) });
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(paths.alumni());
});

it('offers admins the console, by a link out of the portal', async () => {
  await openByKeyboard({ user: userOf({ role: 'admin' }) });
  expect(screen.getByRole('menuitem', { name: 'Console' })).toHaveAttribute('href', paths.console());
});
