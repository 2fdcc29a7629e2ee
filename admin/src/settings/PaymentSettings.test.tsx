import { fireEvent, screen } from '@testing-library/react';
import { api, messages, type ConsolePaymentSettings, type MoneyRequest } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith } from '../tests/answers';
import { showConsolePage } from '../tests/consolePage';
import { PaymentSettings } from './PaymentSettings';

const settings: ConsolePaymentSettings = {
  ...{ upiAddress: 'old@bank', upiName: 'The Society', offersSandbox: false, approvalAbove: 5000 },
  ...{ requests: [], isOnlyAdmin: false },
};
const request: MoneyRequest = {
  ...{ id: 'r1', _id: 'r1', kind: 'account', title: 'UPI to new@bank (The Society), not to old@bank (The Society)' },
  ...{ amount: 0, currency: 'INR', reason: '', status: 'pending', memberName: '', subjectId: 'payment' },
  ...{ askedBy: 'Ravi Menon', createdAt: '2026-11-23T08:00:00.000Z', decidedBy: '', decidedAt: null },
  ...{ decisionReason: '', key: 'key' },
};
const show = (stored: ConsolePaymentSettings, saved = stored) => {
  answerWith({
    [`GET ${api.paymentSettings()}`]: { body: { data: stored } },
    [`PUT ${api.paymentSettings()}`]: { body: { data: saved } },
  });
  showConsolePage(<PaymentSettings />, '/settings', '/settings');
};

afterEach(() => vi.unstubAllGlobals());

it('says that another account waits, who asked for it, and which one is in force', async () => {
  show(settings, { ...settings, requests: [request] });
  const address = await screen.findByLabelText(/UPI address/);
  fireEvent.change(address, { target: { value: 'new@bank' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save payment settings' }));
  expect(await screen.findByText(messages.moneyRequested)).toBeVisible();
  expect(screen.getByText(/asked by Ravi Menon/)).toHaveTextContent(request.title);
  expect(screen.getByText('Until then this is in force: old@bank (The Society).')).toBeVisible();
  expect(screen.getByLabelText(/UPI address/)).toHaveValue('old@bank');
});

it('tells the only admin what they cannot do alone, and the way out', async () => {
  show({ ...settings, isOnlyAdmin: true });
  expect(await screen.findByText(/You are the only admin/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users');
});
