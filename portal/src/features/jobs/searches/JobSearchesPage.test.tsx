import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type JobSearch } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../../tests/api';
import { userOf } from '../../../tests/factories';
import JobSearchesPage from './JobSearchesPage';

const asked = {
  search: 'lamps',
  type: null,
  company: '',
  place: 'Pune',
  salaryKnown: false,
  rhythm: 'weekly' as const,
};
const saved: JobSearch = { ...asked, _id: 'saved', createdAt: '2027-09-01T06:00:00.000Z' };

it('a search that was deleted is saved again as it was, at a wish', async () => {
  const calls = fakeApi({
    [`GET ${api.jobSearches()}`]: { data: [saved] },
    [`DELETE ${api.jobSearch('saved')}`]: { data: {} },
    [`POST ${api.jobSearches()}`]: { data: saved },
  });
  const { showToast } = renderAsking(<JobSearchesPage />, { session: { user: userOf({}) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: “lamps” · Pune' }));
  const undo = expect.objectContaining({ label: 'Undo' }) as { run: () => void };
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Search deleted', undo));
  (showToast.mock.lastCall?.[2] as unknown as { run: () => void }).run();
  await waitFor(() => expect(calls).toHaveBeenCalledWith(`POST ${api.jobSearches()}`, asked));
});
