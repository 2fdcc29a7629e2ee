import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages, type NotificationPreference } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../tests/api';
import PreferencesPage from './PreferencesPage';

const PREFERENCES: NotificationPreference[] = [
  { kind: 'connection-request', onSite: true, byMail: true },
  { kind: 'connection-accepted', onSite: true, byMail: false },
  { kind: 'seat-offered', onSite: true, byMail: true },
  { kind: 'person-message', onSite: true, byMail: true },
];
const PUT = `PUT ${api.notificationPreferences()}`;

async function renderPage(put: unknown) {
  const answers: Answers = { [`GET ${api.notificationPreferences()}`]: { data: PREFERENCES }, [PUT]: put };
  const calls = fakeApi(answers);
  const { showToast } = renderAsking(<PreferencesPage />);
  await screen.findByRole('table');
  return { calls, showToast, user: userEvent.setup() };
}
const box = (name: string) => screen.getByRole('checkbox', { name });

it('keeps a choice at once, and says so; what is neither on site nor by mail is off', async () => {
  const chosen = { kind: 'connection-accepted', onSite: false, byMail: false };
  const data = PREFERENCES.map((each) => (each.kind === chosen.kind ? chosen : each));
  const { calls, showToast, user } = await renderPage({ data });
  const row = screen.getByRole('row', { name: /Accepted requests/ });
  expect(within(row).queryByText('Off')).not.toBeInTheDocument();
  await user.click(box('Accepted requests: on site'));
  expect(within(row).getByText('Off')).toBeInTheDocument();
  expect(calls).toHaveBeenCalledWith(PUT, { preferences: [chosen] });
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', messages.preferencesSaved));
  expect(box('Accepted requests: on site')).not.toBeChecked();
});

it('groups the kinds by what they are about', async () => {
  await renderPage({ data: PREFERENCES });
  const [, people, events] = screen.getAllByRole('rowgroup');
  if (!people || !events) throw new Error('Each subject is a group of rows.');
  expect(within(people).getByRole('rowheader', { name: 'People' })).toBeVisible();
  expect(within(people).getAllByRole('checkbox')).toHaveLength(6);
  expect(within(events).getByRole('rowheader', { name: 'Events' })).toBeVisible();
  expect(within(events).getAllByRole('checkbox')).toHaveLength(2);
});

it('takes back what the server refuses', async () => {
  const { showToast, user } = await renderPage(500);
  await user.click(box('Connection requests: by mail'));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'The server says no.'));
  expect(box('Connection requests: by mail')).toBeChecked();
});

it('cannot keep messages from the site, and says where to', async () => {
  await renderPage({ data: PREFERENCES });
  expect(box('Messages from members: on site')).toBeDisabled();
  expect(box('Messages from members: by mail')).toBeEnabled();
  expect(screen.getByRole('link', { name: 'your profile' })).toBeInTheDocument();
});
