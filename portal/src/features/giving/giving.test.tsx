import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  DEFAULT_IMPACT,
  messages,
  SPENDING_AREAS,
  type Campaign,
  type Donation,
  type DonationOptions,
} from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../tests/api';
import { pageOfItems, paymentOf, userOf } from '../../tests/factories';
import GivingPage from './GivingPage';
import { timeInWords } from './words';

const NOW = new Date('2026-11-23T06:00:00.000Z').getTime();
const campaignOf = (overrides: Partial<Campaign> = {}): Campaign => ({
  ...{ _id: 'kiln', title: 'A kiln for the workshop', description: 'Clay has to be fired.', image: null },
  ...{ state: 'open', raised: 62_000, goal: 100_000, progress: 62, donors: 12, spent: 0 },
  ...{ startsAt: '2026-10-01T00:00:00.000Z', endsAt: null, abilities: { donate: true } },
  ...overrides,
});
const donationOf = (overrides: Partial<Donation> = {}): Donation => ({
  ...{ _id: 'donation', date: '2026-11-20T06:00:00.000Z', campaign: { _id: 'kiln', title: 'A kiln for the workshop' } },
  ...{ amount: 1500, currency: 'INR', refunded: 0, status: 'Completed', isAnonymous: false },
  ...{ paymentId: 'paid', receiptNumber: '2026-27/000045' },
  ...overrides,
});
const options: DonationOptions = {
  ...{ suggested: [500, 1000], min: 1, max: 1_000_000, currency: 'INR' },
  ...{ methods: ['card', 'upi'], campaigns: [] },
};

const CAMPAIGNS = `GET ${api.campaigns({ status: 'current', page: 1 })}`;
const OWN = `GET ${api.ownDonations({ page: 1 })}`;
const IMPACT = `GET ${api.donationImpact()}`;
const PAST = `GET ${api.campaigns({ status: 'past', page: 1 })}`;
const OPTIONS = `GET ${api.donationOptions()}`;
const BEGIN = `POST ${api.newPayment('donation', 'kiln')}`;

function open(answers: Answers, path = '/alumni/donations') {
  const calls = fakeApi(answers);
  return { calls, ...renderAsking(<GivingPage />, { session: { user: userOf() }, path }) };
}

beforeEach(() => sessionStorage.clear());

describe('current campaigns', () => {
  it('shows how far each has come, capped, and how long it goes on', async () => {
    open({
      [CAMPAIGNS]: pageOfItems([campaignOf(), campaignOf({ _id: 'bus', title: 'A bus', goal: null, progress: 100 })]),
    });
    expect(screen.getAllByTestId('campaign-skeleton')).toHaveLength(3);
    const kiln = within(await screen.findByRole('article', { name: 'A kiln for the workshop' }));
    expect(kiln.getByRole('meter')).toHaveAttribute('aria-valuetext', '62 %: ₹62,000 of ₹1,00,000');
    expect(kiln.getByText('12 donors')).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'A bus' })).getByRole('meter')).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });

  it('says what to do where there is none, and where they did not load', async () => {
    open({ [CAMPAIGNS]: pageOfItems([]) });
    expect(await screen.findByText('No campaign is running')).toBeVisible();
    const { showToast } = open({ [CAMPAIGNS]: () => refusal(503) });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('error', 'Failed to load donation campaigns');
  });

  it.each([
    [{ endsAt: '2026-12-01T00:00:00.000Z' }, '8 days left'],
    [{ endsAt: '2026-11-23T20:00:00.000Z' }, 'Last day'],
    [{ endsAt: null }, 'Open'],
    [{ state: 'upcoming', startsAt: '2026-12-01T00:00:00.000Z' }, 'Begins on Dec 1, 2026'],
    [{ state: 'ended', endsAt: '2026-11-01T00:00:00.000Z' }, 'Ended on Nov 1, 2026'],
    [{ state: 'closed' }, 'Closed'],
  ] as const)('%o reads %s', (campaign, words) => {
    expect(timeInWords(campaignOf(campaign), NOW, 'Asia/Kolkata')).toBe(words);
  });
});

describe('donating (member §5)', () => {
  const answers = { [CAMPAIGNS]: pageOfItems([campaignOf()]), [OPTIONS]: { data: options } };
  const dialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Donate Now: A kiln for the workshop' }));
    await screen.findByLabelText('Amount (₹)');
    return within(screen.getByRole('dialog', { name: 'Make a donation' }));
  };
  const go = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

  it('takes whole rupees from one on, by a way of paying that was chosen', async () => {
    const { calls } = open(answers);
    const form = await dialog();
    for (const amount of ['', '0', '-5', '12.5', 'much']) {
      fireEvent.change(form.getByLabelText('Amount (₹)'), { target: { value: amount } });
      go();
      expect(form.getByText(messages.donationAmountInvalid)).toBeVisible();
    }
    expect(form.getByText(messages.donationMethodMissing)).toBeVisible();
    fireEvent.change(form.getByLabelText('Amount (₹)'), { target: { value: '10,00,001' } });
    go();
    expect(form.getByText(messages.donationTooLarge)).toBeVisible();
    expect(calls.mock.calls.map(([call]) => call)).not.toContain(BEGIN);
  });

  it('goes to the checkout, whose address does not say what an anonymous donation is for', async () => {
    const payment = paymentOf({ relatedTo: 'donation', relatedId: null, itemName: 'Anonymous donation' });
    const { calls, router } = open({ ...answers, [BEGIN]: { data: payment } });
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: '₹1,000' }));
    fireEvent.click(form.getByRole('radio', { name: 'UPI' }));
    expect(form.getByRole('checkbox')).toHaveAccessibleDescription(/no list of donors/);
    fireEvent.click(form.getByRole('checkbox', { name: 'Give anonymously' }));
    go();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/donation'));
    expect(calls).toHaveBeenCalledWith(BEGIN, { amount: 1000, isAnonymous: true });
    expect(router.state.location.search).toBe('?payment=payment');
    expect(router.state.location.state).toEqual({ method: 'upi', isAnonymous: true, campaign: 'kiln' });
  });

  it('says why it did not work, in the documents’ words where the server has none', async () => {
    const { showToast } = open({ ...answers, [BEGIN]: () => refusal(409, messages.campaignOver) });
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: '₹500' }));
    fireEvent.click(form.getByRole('radio', { name: 'Credit/Debit Card' }));
    go();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', messages.campaignOver));
  });
});

describe('my donations', () => {
  it('lists what was given with its receipt, and goes on with what waits', async () => {
    const waiting = donationOf({
      _id: 'begun',
      status: 'Pending',
      isAnonymous: true,
      paymentId: 'begun',
      receiptNumber: null,
    });
    const answer = pageOfItems([waiting, donationOf()]);
    open({ [OWN]: { ...answer, meta: { ...answer.meta, given: 1500 } } }, '/alumni/donations?tab=donations');
    const list = within(await screen.findByRole('list', { name: 'My Donations' }));
    const [first, second] = list.getAllByRole('article');
    if (!first || !second) throw new Error('Two donations are listed.');
    expect(within(first).getByText('Pending')).toBeVisible();
    expect(within(first).getByText('Anonymous')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'See how it stands' })).toHaveAttribute(
      'href',
      '/payment/donation?payment=begun',
    );
    expect(within(second).getByText('Completed')).toBeVisible();
    expect(within(second).getByRole('link', { name: /^Receipt/ })).toHaveAttribute('href', api.paymentReceipt('paid'));
  });

  it('says so where nothing was given, and where it did not load', async () => {
    const none = pageOfItems([]);
    open({ [OWN]: { ...none, meta: { ...none.meta, given: 0 } } }, '/alumni/donations?tab=donations');
    expect(await screen.findByText('You have not given yet')).toBeVisible();
    const { showToast } = open({ [OWN]: () => refusal(503) }, '/alumni/donations?tab=donations');
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to load donation history'));
  });
});

it('the impact report says whether its split is computed or meant', async () => {
  const areas = SPENDING_AREAS.map((area) => ({ area, share: DEFAULT_IMPACT[area], amount: null }));
  const impact = { raised: 62_000, spent: 0, donations: 12, campaigns: 1, reached: 0, isComputed: false, areas };
  open({ [IMPACT]: { data: impact }, [PAST]: pageOfItems([]) }, '/alumni/donations?tab=impact');
  expect(await screen.findByRole('heading', { name: 'What it is meant for' })).toBeVisible();
  expect(screen.getByText('Scholarships and prizes').parentElement).toHaveTextContent('45 %');
  expect(screen.getByText('None is over yet.')).toBeVisible();
});
