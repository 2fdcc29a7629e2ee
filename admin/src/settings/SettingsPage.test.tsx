import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SETTINGS_DEFAULTS, type Settings } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith, type Answers } from '../tests/answers';
import { showConsolePage } from '../tests/consolePage';
import SettingsPage from './SettingsPage';

const GET = 'GET /api/admin/settings';
const PUT = 'PUT /api/admin/settings';

/** Shows the page, on whose server the settings can be changed by somebody else. */
async function show() {
  const answers: Answers = { [GET]: { body: { data: SETTINGS_DEFAULTS } } };
  answerWith(answers);
  const sent: unknown[] = [];
  const fake = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return fake(input, init);
  });
  showConsolePage(<SettingsPage />, '/settings', '/settings');
  const name = await screen.findByLabelText(/Site name/);
  const say = (settings: Partial<Settings>) => {
    answers[GET] = answers[PUT] = { body: { data: { ...SETTINGS_DEFAULTS, ...settings } } };
  };
  return { name, sent, say, comeBack: () => fireEvent(window, new Event('visibilitychange')) };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps what was typed while another admin saves, says what they changed of it, and follows the rest', async () => {
  const { name, say, comeBack } = await show();
  fireEvent.change(name, { target: { value: 'Typed here' } });
  say({ maxEventsPerPage: 33 });
  comeBack();
  expect(await screen.findByDisplayValue('33')).toBeVisible();
  expect(name).toHaveValue('Typed here');
  expect(screen.getByRole('status')).toHaveTextContent(/^You have unsaved changes\.$/);
  say({ maxEventsPerPage: 33, siteName: 'Theirs' });
  comeBack();
  expect(await screen.findByText(/Somebody else has changed Site name \(now “Theirs”\) meanwhile\./)).toBeVisible();
  expect(name).toHaveValue('Typed here');
});

it('sends what was changed here alone, and then follows what is stored', async () => {
  const { name, sent, say, comeBack } = await show();
  fireEvent.change(name, { target: { value: 'Typed here' } });
  fireEvent.change(screen.getByLabelText(/Site description/), { target: { value: '' } });
  say({ siteName: 'Typed here', siteDescription: '', currency: 'INR' });
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('INR')).toBeVisible();
  expect(sent).toEqual([{ siteName: 'Typed here', siteDescription: '' }]);
  await waitFor(() => expect(screen.getByText('All changes are saved.')).toBeVisible());
  say({ siteName: 'Theirs' });
  comeBack();
  expect(await screen.findByDisplayValue('Theirs')).toBeVisible();
});
