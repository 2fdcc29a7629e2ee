import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, messages, type ConsolePayment, type RefundPaymentBody } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import { resourceNamed } from '../../tests/resource';
import PaymentList from './PaymentList';

const AT = '2026-11-23T08:00:00.000Z';
const paymentOf = (overrides: Partial<ConsolePayment> = {}): ConsolePayment => ({
  ...{ id: 'p1', _id: 'p1', relatedTo: 'event', relatedId: 'event', itemName: 'Pitch Night', user: 'asha' },
  ...{ amount: 800, currency: 'INR', status: 'pending', state: 'submitted', paymentMethod: 'upi', months: [] },
  ...{ createdAt: AT, updatedAt: AT, paidOn: null, expiresAt: null, refunded: 0, receiptNumber: null },
  ...{ utr: '412345678901', reason: '', description: '', paymentDate: '2026-11-23', receiptUrl: '', isEntered: false },
  ...{ payer: { _id: 'asha', name: 'Asha Rao', email: 'asha@example.org' }, payerName: 'Asha Rao' },
  steps: [{ event: 'submit', state: 'submitted', at: AT, by: '', note: 'UTR 412345678901' }],
  ...{ entries: [], changes: [], requests: [] },
  abilities: { confirm: true, reject: true, refund: false, delete: false },
  ...overrides,
});
const paid = paymentOf({
  ...{ status: 'completed', state: 'completed', paidOn: AT, receiptNumber: '2026-27/000045' },
  abilities: { confirm: false, reject: false, refund: true, delete: false },
});

/** The page with one payment, opened. */
function open(payment: ConsolePayment, answers: Answers = {}): string[] {
  const calls = answerWith({
    'GET /api/admin/payments?': { body: [payment], headers: { 'Content-Range': 'payments 0-0/1' } },
    ...{ 'GET /api/admin/payments/p1': { body: payment }, ...answers },
  });
  showConsolePage(<PaymentList resource={resourceNamed('payments')} />, '/payments/*', '/payments/p1');
  return calls;
}
const dialog = async () => within(await screen.findByRole('dialog'));
/** What was sent to a path, in its order. */
function watchSent(): (path: string) => unknown[] {
  const { fetch: answering } = globalThis;
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    const path = new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname;
    if (typeof init.body === 'string') sent.push([path, JSON.parse(init.body)]);
    return answering(input, init);
  });
  return (path) => sent.flatMap(([each, body]) => (each === path ? [body] : []));
}

afterEach(() => vi.unstubAllGlobals());

describe('the Payments page (admin §2)', () => {
  it('shows what waits with the number to compare, and rejects it for a reason alone', async () => {
    open(paymentOf(), { [`POST ${api.decidePayment('p1', 'reject')}`]: { body: { data: paymentOf() } } });
    const sentTo = watchSent();
    const { findByText, getByRole, getByLabelText } = await dialog();
    expect((await findByText('Is it in the bank’s statement?')).closest('section')).toHaveTextContent(
      '4123 4567 8901₹800.00',
    );
    fireEvent.click(getByRole('button', { name: 'Not found …' }));
    fireEvent.click(getByRole('button', { name: 'Reject payment' }));
    expect(await findByText(messages.paymentReasonMissing)).toBeVisible();
    fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'There is no such number.' } });
    fireEvent.click(getByRole('button', { name: 'Reject payment' }));
    expect(await screen.findByText(messages.paymentUpdated)).toBeVisible();
    expect(sentTo(api.decidePayment('p1', 'reject'))).toEqual([{ reason: 'There is no such number.' }]);
  });

  it('confirms one once asked, which says who paid how much under which number', async () => {
    const path = api.decidePayment('p1', 'confirm');
    open(paymentOf(), { [`POST ${path}`]: { body: { data: paid } } });
    const sentTo = watchSent();
    const { findByRole, getByRole } = await dialog();
    const ask = async () => {
      fireEvent.click(await findByRole('button', { name: 'Confirm payment' }));
      return within(await screen.findByRole('alertdialog', { name: 'Confirm ₹800.00?' }));
    };
    const question = await ask();
    expect(question.getByText(/^Asha Rao paid ₹800\.00 for Pitch Night.*UTR 4123 4567 8901/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sentTo(path)).toEqual([]);
    expect(getByRole('button', { name: 'Confirm payment' })).toBeEnabled();
    fireEvent.click((await ask()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(messages.paymentUpdated)).toBeVisible();
    expect(sentTo(path)).toEqual([{}]);
  });

  it('begins a new one as the documents say, for the member from whose page it is opened (admin §9)', async () => {
    answerWith({
      'GET /api/admin/payments?': { body: [], headers: { 'Content-Range': 'payments */0' } },
      'GET /api/admin/users?': { body: [], headers: { 'Content-Range': 'users */0' } },
      'POST /api/admin/payments': { body: paid },
    });
    const { payer } = paid;
    const resource = resourceNamed('payments');
    // React complains of react-admin's input of days.
    const form = resource.form.filter((name) => name !== 'paymentDate');
    showConsolePage(<PaymentList resource={{ ...resource, form }} />, '/payments/*', {
      pathname: '/payments/create',
      state: { payer },
    });
    const sentTo = watchSent();
    const { findByLabelText, getByLabelText, getByRole } = await dialog();
    expect(await findByLabelText(/^User/)).toHaveValue('Asha Rao (asha@example.org)');
    fireEvent.change(getByLabelText(/^Amount/), { target: { value: '100' } });
    fireEvent.click(getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentTo('/api/admin/payments')).toHaveLength(1));
    expect(sentTo('/api/admin/payments')[0]).toMatchObject({
      ...{ user: 'asha', amount: 100, currency: 'USD', paymentMethod: 'credit_card', status: 'pending' },
      relatedTo: 'other',
    });
  });

  it('gives back a part, once asked, by the same name when it is sent again', async () => {
    expectRefusals();
    open(paid, { [`POST ${api.refundPayment('p1')}`]: refusal(409, messages.refundTooLarge) });
    const sentTo = watchSent();
    const { findByRole, getByRole, getByLabelText, getByText } = await dialog();
    fireEvent.click(await findByRole('button', { name: 'Refund …' }));
    fireEvent.change(getByLabelText('Amount'), { target: { value: '0.001' } });
    fireEvent.click(getByRole('button', { name: /^Refund/ }));
    expect(getByText(messages.amountInvalid)).toBeVisible();
    expect(getByText(messages.paymentReasonMissing)).toBeVisible();
    fireEvent.change(getByLabelText('Amount'), { target: { value: '300' } });
    fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'The hall is smaller.' } });
    const sent = () => sentTo(api.refundPayment('p1')) as RefundPaymentBody[];
    for (const attempt of [1, 2]) {
      fireEvent.click(getByRole('button', { name: 'Refund ₹300.00' }));
      const question = within(await screen.findByRole('alertdialog'));
      fireEvent.click(question.getByRole('button', { name: 'Refund' }));
      await waitFor(() => expect(sent()).toHaveLength(attempt));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    const [first, second] = sent();
    expect(first).toMatchObject({ amount: 300, reason: 'The hall is smaller.' });
    expect(second).toEqual(first);
    expect(await screen.findByText(messages.refundTooLarge)).toBeVisible();
  });

  it('says when one could not be loaded (admin §8)', async () => {
    expectRefusals();
    open(paid, { 'GET /api/admin/payments/p1': refusal(503, 'Try later.') });
    expect(await screen.findByText(messages.paymentDetailNotLoaded)).toBeVisible();
  });

  it('says how many are shown in the words of the documents', async () => {
    open(paid);
    expect(await screen.findByText('Showing 1 of 1 payments')).toBeInTheDocument();
  });
});
