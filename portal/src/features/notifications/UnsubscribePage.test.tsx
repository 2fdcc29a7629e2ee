import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, messages, paths, type Unsubscription } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../tests/api';
import UnsubscribePage from './UnsubscribePage';

const GET = `GET ${api.unsubscribe('token')}`;
const POST = `POST ${api.unsubscribe('token')}`;
const answerOf = (isSubscribed: boolean): { data: Unsubscription } => ({
  data: { kind: 'connection-request', label: 'Connection requests', isSubscribed },
});

function renderPage(answers: Answers) {
  const calls = fakeApi(answers);
  const page = (
    <Routes>
      <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>
  );
  return { calls, user: userEvent.setup(), ...renderAsking(page, { path: paths.unsubscribe('token') }) };
}

it('says what it ends, and ends nothing before the button', async () => {
  const { calls, user } = renderPage({ [GET]: answerOf(true), [POST]: answerOf(false) });
  expect(await screen.findByText(/“Connection requests”/)).toBeInTheDocument();
  expect(calls.mock.calls).toEqual([[GET]]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
  expect(calls).toHaveBeenLastCalledWith(POST, { isSubscribed: false });
  expect(screen.getByRole('group', { name: /You are unsubscribed/ })).toHaveFocus();
});

it('begins them again', async () => {
  const { calls, user } = renderPage({ [GET]: answerOf(false), [POST]: answerOf(true) });
  await user.click(await screen.findByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('heading', { name: 'You are subscribed again' })).toBeInTheDocument();
  expect(calls).toHaveBeenLastCalledWith(POST, { isSubscribed: true });
});

it('says when they cannot begin again', async () => {
  const { user, showToast } = renderPage({ [GET]: answerOf(false), [POST]: answerOf(false) });
  await user.click(await screen.findByRole('button', { name: 'Subscribe again' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', messages.unsubscribeNotSaved));
  expect(screen.getByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
});

it('a link that is none leads to the preferences', async () => {
  renderPage({ [GET]: 400 });
  expect(await screen.findByRole('heading', { name: messages.unsubscribeLinkInvalid })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.notificationPreferences());
});

it('tries again when the server did not answer', async () => {
  const answers: Answers = { [GET]: 503 };
  const { user } = renderPage(answers);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers[GET] = answerOf(true);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument();
});
