import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api, messages, type PaymentDetail } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking } from '../../../tests/api';
import { paymentOf, userOf } from '../../../tests/factories';
import { OpenedPayment } from '../OpenedPayment';

const WORDS = {
  ...{ title: 'Your ticket', kept: 'Your seat is kept for', told: messages.paymentProcessed, waitMs: 0 },
  ...{ showsAmount: false, backPath: '/events/event' },
};
const GET = `GET ${api.payment('payment')}`;
const CANCEL = `POST ${api.cancelPayment('payment')}`;
const CONFIRM = `POST ${api.confirmPayment('payment')}`;

function open(onAgain: () => void = () => undefined) {
  return renderAsking(<OpenedPayment paymentId="payment" words={WORDS} onAgain={onAgain} />, {
    session: { user: userOf() },
  });
}
const answering = (payment: Partial<PaymentDetail>) => fakeApi({ [GET]: { data: paymentOf(payment) } });

afterEach(() => void vi.useRealTimers());

it('counts down how long the seat is kept, tells it at five minutes and at one, and says when it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = fakeApi({
    [GET]: { data: paymentOf({ expiresAt: new Date(Date.now() + 302_000).toISOString() }) },
    [CANCEL]: { data: paymentOf({ state: 'cancelled' }) },
  });
  const again = vi.fn();
  const pass = (milliseconds: number): void => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  open(again);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Your seat is kept for 5:0[12]$/);
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(status()).toEqual(['']);
  pass(4000);
  expect(status()).toEqual(['5 minutes are left to pay.']);
  pass(240_000);
  expect(status()).toEqual(['1 minute is left to pay.']);
  pass(60_000);
  expect(screen.getByRole('heading', { name: 'The time for this payment is over' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(again).toHaveBeenCalledOnce());
  expect(calls).toHaveBeenCalledWith(CANCEL);
});

it('takes the UTR of whoever has paid by UPI after the time was over', async () => {
  const upi = {
    link: 'upi://pay?pa=a@b',
    address: 'a@b',
    name: 'A',
    reference: 'R',
    qr: { path: 'M0 0h1v1z', size: 1 },
  };
  const late = paymentOf({ state: 'expired', expiresAt: null, gateways: { sandbox: null, upi } });
  const calls = fakeApi({
    [GET]: { data: late },
    [CONFIRM]: { data: { ...late, state: 'submitted', utr: '412345678901' } },
  });
  open();
  fireEvent.click(await screen.findByText('I have paid by UPI already'));
  fireEvent.change(screen.getByLabelText('UTR (12 digits)'), { target: { value: '4123 4567 8901' } });
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }));
  expect(await screen.findByRole('heading', { name: 'We are checking' })).toBeVisible();
  expect(calls).toHaveBeenCalledWith(CONFIRM, { gateway: 'upi', utr: '4123 4567 8901' });
});

it('checks a card and sends nothing of it', async () => {
  const calls = fakeApi({ [GET]: { data: paymentOf() }, [CONFIRM]: { data: paymentOf({ state: 'completed' }) } });
  const { showToast, container } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Pay ₹250.00' }));
  expect(screen.getByText(messages.cardDetailsMissing)).toBeVisible();
  expect(screen.getByLabelText('Card Number')).toHaveFocus();
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Card Number', '4242 4242 4242 424');
  fill('Name on Card', 'Asha');
  fill('Expiry Date', '0429');
  fill('CVV', '12345');
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹250.00' }));
  expect(screen.getByText(messages.cardNumberInvalid)).toBeVisible();
  expect(screen.getByText(messages.cvvInvalid)).toBeVisible();
  fill('Card Number', '4242 4242 4242 4241');
  fill('CVV', '123');
  expect(screen.getByText(/its last digit does not fit the others/)).toBeVisible();
  for (const input of container.querySelectorAll('form input')) expect(input).not.toHaveAttribute('name');
  // Digits that do not fit each other are a hint, no more.
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹250.00' }));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', messages.paymentProcessed));
  expect(calls).toHaveBeenCalledWith(CONFIRM, { gateway: 'sandbox', method: 'card' });
});

it.each([
  [{ abilities: { confirm: true, cancel: false } }, 'We wait for the answer', 'Look again'],
  [{ state: 'failed' }, messages.paymentFailed, 'Try again'],
  [
    { state: 'rejected', reason: 'No such number.', utr: '412345678901' },
    messages.paymentRejectedAlready,
    'Start again',
  ],
  [{ state: 'cancelled' }, messages.paymentCancelledAlready, 'Start again'],
] as const)('says what became of a payment and offers the way on: %o', async (payment, title, way) => {
  answering(payment);
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: way })).toBeVisible();
  expect(screen.queryByText('Pay with')).not.toBeInTheDocument();
});

it('says that nobody can be paid here where no way is offered', async () => {
  answering({ gateways: { sandbox: null, upi: null } });
  open();
  expect(await screen.findByText('Nobody can be paid here yet')).toBeVisible();
});

it('tells when it could not be loaded', async () => {
  fakeApi({ [GET]: () => refusal(404, messages.paymentNotFound) });
  const { showToast } = open();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', messages.paymentDetailsNotLoaded));
});
