import { fireEvent, screen, within } from '@testing-library/react';
import { api, messages, type ConsoleCampaignRow } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import { resourceNamed } from '../../tests/resource';
import CampaignList from './CampaignList';
import DonationsPage from './DonationsPage';

const campaignOf = (overrides: Partial<ConsoleCampaignRow> = {}): ConsoleCampaignRow => ({
  ...{ id: 'kiln', _id: 'kiln', title: 'A kiln', state: 'open', raised: 62_000, goal: 100_000, progress: 62 },
  ...{ donors: 12, donations: 14, spent: 0, isClosed: false, endsAt: null },
  ...{ startsAt: '2026-10-01T00:00:00.000Z', updatedAt: '2026-10-01T00:00:00.000Z' },
  ...overrides,
});
const totals = { raised: 64_000, donations: 16, general: { raised: 2000, donations: 2 }, spent: 0, open: 1 };
const answers = {
  'GET /api/admin/campaigns?': {
    body: [campaignOf(), campaignOf({ id: 'bus', _id: 'bus', title: 'A bus', state: 'closed', isClosed: true })],
    headers: { 'Content-Range': 'campaigns 0-1/2' },
  },
  [`GET ${api.donationTotals()}`]: { body: { data: totals } },
  [`POST ${api.closeCampaign('kiln', 'close')}`]: { body: { data: {} } },
  [`POST ${api.closeCampaign('bus', 'reopen')}`]: { body: { data: {} } },
};

afterEach(() => void vi.unstubAllGlobals());

it('says what came in, asks before it closes a campaign, and opens one again', async () => {
  const calls = answerWith(answers);
  showConsolePage(<CampaignList resource={resourceNamed('campaigns')} />, '/campaigns/*', '/campaigns');
  const row = within((await screen.findByRole('link', { name: 'A kiln' })).closest('tr') as HTMLElement);
  expect(row.getByText('₹62,000.00')).toBeVisible();
  expect(await screen.findByRole('link', { name: '2 of them for no campaign' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close A kiln' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close A kiln' }));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Close campaign' }));
  expect(await screen.findByText(messages.campaignClosed)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Open A bus again' }));
  expect(await screen.findByText(messages.campaignReopened)).toBeVisible();
});

it('lists the donations of a campaign, and names nobody who gave anonymously', async () => {
  const donation = { amount: 1000, currency: 'INR', refunded: 250, status: 'Completed', day: '2026-11-20' };
  answerWith({
    [`GET ${api.consoleDonations('general', { page: 1 })}`]: {
      body: {
        data: [
          { ...donation, _id: 'd1', donor: null, donorName: 'Anonymous', isAnonymous: true },
          { ...donation, _id: 'd2', donor: { _id: 'p', name: 'Asha Rao' }, donorName: 'Asha Rao', isAnonymous: false },
        ],
        meta: {
          pagination: { page: 1, pageSize: 20, pageCount: 1, total: 2 },
          totals: { raised: 1500, donors: 2, donations: 2 },
        },
      },
    },
  });
  showConsolePage(<DonationsPage />, '/campaigns/:id/donations', '/campaigns/general/donations');
  expect(await screen.findByRole('heading', { level: 1, name: 'Donations for no campaign' })).toBeVisible();
  const [first, second] = within(screen.getByRole('list', { name: 'Donations' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Anonymous.*₹250.00 given back.*Completed.*₹1,000.00$/);
  expect(second).toHaveTextContent('Asha Rao');
});
