import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages } from 'contracts';
import { beforeAll, expect, it } from 'vitest';

import { ToastProvider } from '../../../components/ToastProvider';
import { userOf } from '../../../tests/factories';
import { renderInPage } from '../../../tests/render';
import { fakeApi, refusal } from '../../../tests/api';
import { ChangePassword } from './ChangePassword';

// What draws the toasts is fetched with the first one, which may take a while.
beforeAll(() => import('../../../components/ToastStack'));

const FIELDS = ['Current password', 'New password', 'Confirm the new password'] as const;
const done = { data: { msg: messages.passwordChanged } };

async function change(values: readonly [string, string, string], answer: unknown = done) {
  const calls = fakeApi({ [`PUT ${api.password()}`]: answer });
  renderInPage(
    <ToastProvider>
      <ChangePassword />
    </ToastProvider>,
    { session: { user: userOf() } },
  );
  const user = userEvent.setup();
  for (const [index, label] of FIELDS.entries()) {
    const value = values[index];
    if (value) await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return calls;
}

it.each([
  ['Current password', ['', 'marigold', 'marigold'], messages.currentPasswordMissing],
  ['New password', ['lantern', 'short', 'short'], messages.passwordTooShort],
  ['Confirm the new password', ['lantern', 'marigold', 'marigolds'], 'New passwords do not match'],
] as const)('says what is wrong with “%s”, and sends nothing (member §5)', async (label, values, sentence) => {
  expect(await change(values)).not.toHaveBeenCalled();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(label)).toHaveFocus();
});

it('changes it, and begins anew', async () => {
  const calls = await change(['lantern', 'marigold', 'marigold']);
  expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
  expect(calls).toHaveBeenCalledWith(`PUT ${api.password()}`, {
    currentPassword: 'lantern',
    newPassword: 'marigold',
    confirmPassword: 'marigold',
  });
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
});

it('puts a wrong password beside its field', async () => {
  await change(['lantern', 'marigold', 'marigold'], () =>
    refusal(400, 'No.', { currentPassword: messages.currentPasswordWrong }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(messages.currentPasswordWrong),
  );
});

it('tells that it failed where the server gives no reason', async () => {
  await change(['lantern', 'marigold', 'marigold'], () => new Response('{}', { status: 502 }));
  expect((await screen.findAllByText('Failed to change password')).length).toBeGreaterThan(0);
});
