import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages, paths } from 'contracts';
import { expect, it, vi } from 'vitest';

import type { Session } from '../../../lib/session';
import { userOf } from '../../../tests/factories';
import { renderInPage } from '../../../tests/render';
import { fakeApi, refusal } from '../../../tests/api';
import { DeleteAccount } from './DeleteAccount';

async function ask(answer: unknown) {
  const calls = fakeApi({ [`DELETE ${api.account()}`]: answer });
  const told = vi.fn();
  const leave: Session['leave'] = async (path, end) => void told(path, await end());
  renderInPage(<DeleteAccount />, { session: { user: userOf(), leave } });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: messages.confirmAccountDeletion });
  return { calls, told, user, dialog };
}

const done = { data: { msg: messages.accountDeleted } };

it('asks first, and the keyboard starts at the harmless answer (member §5)', async () => {
  const { user, calls } = await ask(done);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).not.toHaveBeenCalled();
});

it('asks for the password', async () => {
  const { user, calls } = await ask(done);
  await user.type(screen.getByLabelText('Current password'), '{Enter}');
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(messages.currentPasswordMissing);
  expect(calls).not.toHaveBeenCalled();
});

it('deletes the account and leaves for the landing page', async () => {
  const { user, calls, told } = await ask(done);
  await user.type(screen.getByLabelText('Current password'), 'lantern{Enter}');
  await waitFor(() => expect(told).toHaveBeenCalledWith(paths.home(), messages.accountDeleted));
  expect(calls).toHaveBeenCalledWith(`DELETE ${api.account()}`, { currentPassword: 'lantern' });
});

it.each([
  [
    'a wrong password beside its field',
    () => refusal(400, 'No.', { currentPassword: messages.currentPasswordWrong }),
    messages.currentPasswordWrong,
  ],
  ['the server’s reason', () => refusal(409, messages.lastAdmin), messages.lastAdmin],
  ['that it failed', () => new Response('{}', { status: 502 }), messages.accountNotDeleted],
])('tells %s, and stays', async (_what, answer, sentence) => {
  const { user, told } = await ask(answer);
  await user.type(screen.getByLabelText('Current password'), 'lantern{Enter}');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
});
