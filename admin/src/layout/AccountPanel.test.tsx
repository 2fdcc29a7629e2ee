import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';

import { Look } from '../tests/Look';
import { AccountPanel } from './AccountPanel';

const provider = (getIdentity: AuthProvider['getIdentity']): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity,
});

const noRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const show = (getIdentity: AuthProvider['getIdentity']) =>
  render(
    <Look>
      <CoreAdminContext authProvider={provider(getIdentity)} queryClient={noRetries()}>
        <AccountPanel />
      </CoreAdminContext>
    </Look>,
  );

describe('the sidebar’s account (admin §2)', () => {
  it('shows the initial, name and address of whoever is signed in', async () => {
    show(() => Promise.resolve({ id: 'a1', fullName: 'asha Rao', email: 'asha@example.org' }));
    expect(await screen.findByText('asha Rao')).toBeVisible();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    expect(screen.getByText('A')).toBeVisible();
  });

  it('has words to stand in where that could not be learnt', async () => {
    show(() => Promise.reject(new Error('away')));
    expect(await screen.findByText('Admin User')).toBeVisible();
    expect(screen.getByText('admin@example.com')).toBeVisible();
  });
});
