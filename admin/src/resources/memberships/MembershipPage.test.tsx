import { fireEvent, screen, within } from '@testing-library/react';
import { api, messages, type ConsoleMembership, type DryRun, type MoneyRequest } from 'contracts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import DryRunPage from './DryRunPage';
import MembershipPage from './MembershipPage';

const AT = '2026-11-23T08:00:00.000Z';
const membership = (overrides: Partial<ConsoleMembership> = {}): ConsoleMembership => ({
  ...{ id: 'm1', _id: 'm1', user: { _id: 'p1', name: 'Asha Rao', email: 'asha@example.org' }, memberName: 'Asha Rao' },
  ...{ graduationYear: 2027, year: 'final_year', tierChoice: 'auto', totalPaid: 0, totalDue: 100, monthsDue: 1 },
  ...{ lastPaymentDate: null, createdAt: AT, updatedAt: AT, reason: '', payments: [], mails: [], changes: [] },
  monthlyPayments: [
    {
      ...{ _id: 'c1', month: '10', year: 2026, tier: 'final_year', amount: 100, status: 'pending', paidOn: null },
      ...{ paymentId: null, isInPayment: false },
    },
  ],
  requests: [],
  ...overrides,
});
const request: MoneyRequest = {
  ...{ id: 'r1', _id: 'r1', kind: 'adjustment', title: 'November 2026: ₹100.00 becomes nothing', amount: 100 },
  ...{ currency: 'INR', reason: 'On leave', status: 'pending', memberName: 'Asha Rao', subjectId: 'm1' },
  ...{ askedBy: 'Ravi', createdAt: AT, decidedBy: '', decidedAt: null, decisionReason: '', key: 'k1' },
};

afterEach(() => vi.unstubAllGlobals());

const show = (record: ConsoleMembership, adjusted: { status?: number; body: unknown }) => {
  const calls = answerWith({
    [`POST ${api.adjustContribution('m1')}`]: adjusted,
    'GET /api/admin/memberships/m1': { body: record },
  });
  showConsolePage(<MembershipPage />, '/memberships/:id', '/memberships/m1');
  return calls;
};
const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Adjust November 2026' }));
  return within(await screen.findByRole('dialog', { name: 'Adjust November 2026' }));
};

it('a month is waived for a reason alone, and the admin is told where another one has to approve it', async () => {
  const key = '11111111-1111-4111-8111-111111111111';
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(key);
  const calls = show(membership(), { body: { data: membership({ requests: [{ ...request, key }] }) } });
  const { getByRole, findByText, getByLabelText } = await openDialog();
  fireEvent.click(getByRole('button', { name: 'Waive the month' }));
  expect(await findByText(messages.tierReasonMissing)).toBeVisible();
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'On leave' } });
  fireEvent.click(getByRole('button', { name: 'Waive the month' }));
  expect(await screen.findByText(messages.moneyRequested)).toBeVisible();
});

it('a month that costs something else by now is not adjusted, and the server’s sentence is shown', async () => {
  expectRefusals();
  show(membership(), refusal(409, messages.contributionChanged));
  const { getByRole, getByLabelText } = await openDialog();
  fireEvent.change(getByLabelText(/^Amount/), { target: { value: '50' } });
  fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'Agreed' } });
  fireEvent.click(getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText(new RegExp(messages.contributionChanged))).toBeVisible();
});

it('a payment is recorded by the form of payments, which has the member filled in', async () => {
  answerWith({ 'GET /api/admin/memberships/m1': { body: membership() } });
  const Told = () => <output>{JSON.stringify(useLocation().state)}</output>;
  const pages = (
    <Routes>
      <Route path="memberships/:id" element={<MembershipPage />} />
      <Route path="payments/create" element={<Told />} />
    </Routes>
  );
  showConsolePage(pages, '*', '/memberships/m1');
  fireEvent.click(await screen.findByRole('link', { name: 'Record payment' }));
  expect(await screen.findByRole('status')).toHaveTextContent(JSON.stringify({ payer: membership().user }));
});

it('what waits for another admin stands above, and a month that is being paid cannot be adjusted', async () => {
  const [month] = membership().monthlyPayments;
  const monthlyPayments = month ? [{ ...month, isInPayment: true, paymentId: 'p' }] : [];
  show(membership({ requests: [request], monthlyPayments }), { body: {} });
  expect(await screen.findByRole('link', { name: request.title })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Adjust/ })).toBeNull();
});

it('the dry run says who would be charged and reminded, in all and one by one', async () => {
  const run: DryRun = {
    data: [
      {
        user: { _id: 'p1', name: 'Asha Rao', email: 'asha@example.org' },
        ...{ months: 1, charge: 100, due: 50, isReminded: true },
      },
    ],
    meta: {
      pagination: { page: 1, pageSize: 50, pageCount: 1, total: 1 },
      totals: { members: 1, months: 1, charge: 100, due: 50, reminders: 1 },
    },
  };
  answerWith({ 'GET /api/admin/membership-dry-run': { body: run } });
  showConsolePage(<DryRunPage />, '/memberships/dry-run', '/memberships/dry-run');
  expect(await screen.findByText(/1 month charged, ₹50\.00 due today/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'In all' })).toHaveTextContent('Charged₹100.00');
});
