import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, IDEMPOTENCY_KEY, messages, type Contribution, type OwnMembership } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking } from '../../tests/api';
import { paymentOf, userOf } from '../../tests/factories';
import { Membership } from './Membership';

const GET = `GET ${api.ownMembership()}`;
const BEGIN = `POST ${api.newPayment('membership')}`;

const monthOf = (month: number, overrides: Partial<Contribution> = {}): Contribution => ({
  ...{ _id: `month-${month}`, month: String(month), year: 2026, tier: 'final_year', amount: 100 },
  ...{ status: 'pending', paidOn: null, paymentId: null, isInPayment: false },
  ...overrides,
});
function ownOf(months: Contribution[], overrides: Partial<OwnMembership> = {}): { data: OwnMembership } {
  const totalDue = 100 * months.filter(({ status }) => status === 'pending').length;
  return {
    data: {
      membership: {
        ...{ _id: 'membership', year: 'final_year', price: 100, totalPaid: 50, totalDue, lastPaymentDate: null },
        monthlyPayments: months,
      },
      ...{ reason: '', currentMonth: { month: '10', year: 2026 }, current: null, openPayment: null },
      ...overrides,
    },
  };
}
const open = () => renderAsking(<Membership payments={() => <p>All payments</p>} />, { session: { user: userOf() } });

beforeEach(() => sessionStorage.clear());

it('says why somebody has no membership, and leads on', async () => {
  fakeApi({ [GET]: ownOf([], { membership: null, reason: messages.graduationYearMissing }) });
  open();
  expect(await screen.findByRole('heading', { name: messages.graduationYearMissing })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByText('All payments')).toBeVisible();
});

it('pays what is ticked, by the same name when it is sent again', async () => {
  const keys: (string | null)[] = [];
  fakeApi({ [GET]: ownOf([monthOf(8), monthOf(9), monthOf(10)]) });
  const { fetch: asked } = globalThis;
  vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) => {
    if (`${request.method ?? 'GET'} ${path}` !== BEGIN) return asked(path, request);
    keys.push(new Headers(request.headers).get(IDEMPOTENCY_KEY));
    expect(JSON.parse(request.body as string)).toEqual({
      months: [
        { month: '8', year: 2026 },
        { month: '9', year: 2026 },
      ],
    });
    if (keys.length === 1) return Promise.reject(new TypeError('The line is lost.'));
    return Promise.resolve(new Response(JSON.stringify({ data: paymentOf({ relatedTo: 'membership' }) })));
  });
  const { showToast } = open();
  expect(await screen.findByRole('button', { name: 'Pay all 3 months — ₹300.00' })).toBeVisible();
  for (const month of ['September', 'October'])
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(month) }));
  expect(screen.getByRole('button', { name: 'Pay November 2026 — ₹100.00' })).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /November/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose months to pay' }));
  expect(screen.getByText(messages.monthsMissing)).toBeVisible();
  for (const month of ['September', 'October'])
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(month) }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay 2 months — ₹200.00' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', messages.networkError));
  fireEvent.click(screen.getByRole('button', { name: 'Pay 2 months — ₹200.00' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('lists what was paid with its receipt, and goes on with what has begun', async () => {
  const paid = monthOf(7, { status: 'paid', paidOn: '2026-08-07T13:00:00.000Z', paymentId: 'paid' });
  fakeApi({ [GET]: ownOf([monthOf(10, { isInPayment: true, paymentId: 'begun' }), paid], { openPayment: 'begun' }) });
  open();
  const history = within(await screen.findByRole('list', { name: 'Payment history' }));
  expect(history.getByText('Paid on Aug 7, 2026')).toBeVisible();
  expect(history.getByRole('link', { name: 'Receipt: August 2026' })).toHaveAttribute(
    'href',
    api.paymentReceipt('paid'),
  );
  expect(screen.getByRole('link', { name: 'Continue the payment' })).toHaveAttribute(
    'href',
    '/payment/membership/begun',
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('offers to try again where it did not load', async () => {
  fakeApi({ [GET]: () => refusal(503, 'Try later.') });
  const { showToast } = open();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(showToast).toHaveBeenCalledWith('error', messages.membershipNotLoaded);
});
