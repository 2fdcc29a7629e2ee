import { fireEvent, screen } from '@testing-library/react';
import { messages } from 'contracts';
import { expect, it, vi } from 'vitest';

import { ApiError, UNKNOWN_MESSAGE } from '../../lib/fetcher';
import type { Session } from '../../lib/session';
import { renderInPage } from '../../tests/render';
import { LoginForm } from './LoginForm';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function signIn(login: Session['login'], email = 'asha@example.org', password = 'lantern') {
  renderInPage(<LoginForm />, { session: { login } });
  fireEvent.change(field('Email'), { target: { value: email } });
  fireEvent.change(field('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('is understood by password managers', () => {
  renderInPage(<LoginForm />);
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
});

it('shows the password to its owner', () => {
  renderInPage(<LoginForm />);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

it.each([
  ['', 'lantern', 'Email'],
  ['asha@example.org', '', 'Password'],
  ['', '', 'Email'],
])('asks for both email and password: %s, %s', (email, password, label) => {
  const login = vi.fn<Session['login']>();
  signIn(login, email, password);
  expect(login).not.toHaveBeenCalled();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(messages.credentialsMissing);
});

it.each([
  ['the server’s words', new ApiError(429, messages.tooManyAttempts), messages.tooManyAttempts],
  ['a server that gives no reason', new ApiError(502, UNKNOWN_MESSAGE), messages.loginFailed],
  ['a server that does not answer', new ApiError(0, messages.networkError), messages.noResponse],
  ['a missing role', new ApiError(200, messages.roleMissing), messages.roleMissing],
])('tells %s', async (_what, error, sentence) => {
  signIn(() => Promise.reject(error));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field('Password')).toHaveFocus();
});

it('offers to mail the link again to whoever has not verified yet', async () => {
  signIn(() => Promise.reject(new ApiError(403, messages.verifyFirst)));
  expect(await screen.findByText(messages.verifyFirst)).toBeInTheDocument();
  const resend = vi.fn(() => Promise.resolve(new Response('{"data":{"msg":"sent"}}')));
  vi.stubGlobal('fetch', resend);
  fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(resend).toHaveBeenCalledWith(
    '/api/auth/resend-verification',
    expect.objectContaining({ body: '{"email":"asha@example.org"}' }),
  );
});

it('sends once, however often the button is pressed', () => {
  const login = vi.fn<Session['login']>(() => new Promise(() => undefined));
  signIn(login);
  const button = screen.getByRole('button', { name: 'Sign in' });
  fireEvent.click(button);
  expect(login).toHaveBeenCalledOnce();
  expect(login).toHaveBeenCalledWith({ email: 'asha@example.org', password: 'lantern', remember: false });
  expect(button).toHaveAttribute('aria-busy', 'true');
});
