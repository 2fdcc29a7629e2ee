import { fireEvent, screen } from '@testing-library/react';
import { messages } from 'contracts';
import { expect, it, vi } from 'vitest';

import { ApiError, UNKNOWN_MESSAGE } from '../../lib/fetcher';
import type { Session } from '../../lib/session';
import { siteOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import RegisterPage from './RegisterPage';

const GOOD = { Name: 'Asha', Email: 'asha@example.org', Password: 'marigold-lantern' };

function register(change: Record<string, string> = {}, answer: Session['register'] = vi.fn<Session['register']>()) {
  const called = vi.fn(answer);
  renderInPage(<RegisterPage />, { session: { register: called } });
  const values = { ...GOOD, 'Repeat the password': GOOD.Password, ...change };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(screen.getByLabelText('I am'), { target: { value: 'faculty' } });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  return called;
}

it.each([
  ['Name', ' ', messages.nameMissing],
  ['Email', 'asha', messages.emailInvalid],
  ['Password', 'short', messages.passwordTooShort],
  ['Password', 'é'.repeat(37), messages.passwordTooLong],
  ['Repeat the password', 'another-lantern', messages.passwordsDiffer],
])('says what is wrong with %s “%s”', (label, value, sentence) => {
  expect(register({ [label]: value })).not.toHaveBeenCalled();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
});

it('offers students, alumni and faculty (site §2.4)', () => {
  renderInPage(<RegisterPage />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Student', 'Alumni', 'Faculty']);
});

it('tells to look for the mail once it is done', async () => {
  const called = register({}, () => Promise.resolve(messages.registered));
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeInTheDocument();
  expect(screen.getByText(messages.registered)).toBeInTheDocument();
  expect(called).toHaveBeenCalledWith({
    name: 'Asha',
    email: 'asha@example.org',
    role: 'faculty',
    password: GOOD.Password,
    password2: GOOD.Password,
  });
});

it('leads to the sign-in where no verification is needed', async () => {
  register({}, () => Promise.resolve(messages.registeredAtOnce));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it.each([
  ['the server’s words', new ApiError(403, messages.registrationClosed), messages.registrationClosed],
  ['a server that gives no reason', new ApiError(502, UNKNOWN_MESSAGE), messages.registrationFailed],
  ['a server that does not answer', new ApiError(0, messages.networkError), messages.networkError],
])('tells %s', async (_what, error, sentence) => {
  register({}, () => Promise.reject(error));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('puts the server’s words beside their field', async () => {
  register({}, () => Promise.reject(new ApiError(400, 'No.', { password: messages.passwordTooCommon })));
  expect(await screen.findByText(messages.passwordTooCommon)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(messages.passwordTooCommon);
});

it('shows no form while registration is closed', () => {
  const site = siteOf();
  renderInPage(<RegisterPage />, { site: { ...site, settings: { ...site.settings, enableRegistration: false } } });
  expect(screen.getByRole('heading', { name: messages.registrationClosed })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
});
