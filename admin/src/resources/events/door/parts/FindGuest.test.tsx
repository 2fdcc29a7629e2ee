import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith } from '../../../../tests/answers';
import { showConsolePage } from '../../../../tests/consolePage';
import { FindGuest } from './FindGuest';

const LIST = 'GET /api/admin/events/e1/registrations';
const guest = { id: 'r1', _id: 'r1', name: 'Asha Rao', state: 'registered', checkedInAt: null };

afterEach(() => vi.unstubAllGlobals());

it('finds a guest by name, lets them in, and has no name left once nobody looks for one', async () => {
  const calls = answerWith({
    [LIST]: { body: [guest], headers: { 'Content-Range': 'registrations 0-0/1' } },
    'POST /api/admin/events/e1/registrations/r1/check-in': { body: { data: { msg: messages.guestCheckedIn } } },
  });
  showConsolePage(<FindGuest eventId="e1" onChange={() => undefined} />, '/', '/');
  const search = screen.getByRole('searchbox', { name: 'Guest without a ticket' });
  fireEvent.change(search, { target: { value: 'a' } });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(calls).toEqual([]);
  fireEvent.change(search, { target: { value: 'asha' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Check in: Asha Rao' }));
  expect(await screen.findByText('Asha Rao: Checked in')).toBeVisible();
  expect(decodeURIComponent(calls.find((call) => call.startsWith(LIST)) ?? '')).toContain('"q":"asha"');
  fireEvent.change(search, { target: { value: '' } });
  await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
});
