import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { api, messages, paths, SIGNED_IN_COOKIE, type SessionUser } from 'contracts';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import useSWR from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fetcher } from '../../lib/fetcher';
import { useSession } from '../../lib/session';
import { ToastContext } from '../../lib/useToast';
import { userOf } from '../../tests/factories';
import { SessionProvider } from './SessionProvider';

/** What the server answers, by method and path. */
let answers: Record<string, () => Response>;
const showToast = vi.fn();
const asked = vi.fn();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status: number) =>
  json({ data: null, error: { status, name: 'E', message: 'No.', details: {} }, msg: 'No.' }, status);

beforeEach(() => {
  showToast.mockClear();
  asked.mockClear();
  answers = {};
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked(`${method} ${path}`);
    const answer = answers[`${method} ${path}`];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

const mayBeSignedIn = () => (document.cookie = `${SIGNED_IN_COOKIE}=1`);

interface Answer {
  promise: Promise<string>;
  comes: (sentence: string) => void;
  fails: (error: Error) => void;
}

function awaited(): Answer {
  const answer = {} as Answer;
  answer.promise = new Promise((comes, fails) => Object.assign(answer, { comes, fails }));
  return answer;
}

/** The server's answer to what ends an account. */
let gone = awaited();
beforeEach(() => (gone = awaited()));

function Who() {
  const session = useSession();
  const { user, isLoading, isAuthenticated, hasRole, isStudent, isAdmin, login, logout, leave, renew } = session;
  return (
    <>
      <p data-testid="way">{JSON.stringify([session.isPaused, session.isLeaving])}</p>
      <button onClick={() => void leave(paths.home(), () => gone.promise).catch(() => undefined)}>Leave</button>
      <button onClick={() => void renew(() => gone.promise).catch(() => undefined)}>Renew</button>
      <p data-testid="who">{isLoading ? 'loading' : (user?.name ?? 'nobody')}</p>
      <p data-testid="roles">{JSON.stringify([isAuthenticated, hasRole('student'), isStudent, isAdmin])}</p>
      <button onClick={() => void logout()}>Out</button>
      <button
        onClick={() =>
          void login({ email: 'a', password: 'b' }).catch((error: unknown) => void showToast('error', String(error)))
        }
      >
        In
      </button>
    </>
  );
}

async function renderSession(path = paths.alumni(), children?: ReactNode) {
  const element = (
    <SessionProvider>
      <Who />
      {children}
    </SessionProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <ToastContext value={showToast}>
      <RouterProvider router={router} />
    </ToastContext>,
  );
  await waitFor(() => expect(who()).not.toBe('loading'));
  return router;
}

const who = () => screen.getByTestId('who').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks nothing where there is no session to ask about', async () => {
  await renderSession();
  expect(who()).toBe('nobody');
  expect(asked).not.toHaveBeenCalled();
});

it('asks once who is signed in, and knows the roles', async () => {
  mayBeSignedIn();
  answers[`GET ${api.me()}`] = () => json(userOf({ name: 'Mira' }));
  await renderSession();
  expect(who()).toBe('Mira');
  expect(screen.getByTestId('roles')).toHaveTextContent('[true,true,true,false]');
  expect(asked.mock.calls).toEqual([[`GET ${api.me()}`]]);
});

it('takes a visitor as signed out when the first answer does not come', async () => {
  mayBeSignedIn();
  await renderSession();
  expect(who()).toBe('nobody');
  expect(showToast).not.toHaveBeenCalled();
});

describe('a 401, whatever was asked for', () => {
  it.each([
    ['private', paths.alumni(), 1],
    ['public', paths.events(), 0],
  ])('ends the session; on a %s page with a word about it', async (_kind, path, words) => {
    mayBeSignedIn();
    answers[`GET ${api.me()}`] = () => json(userOf());
    await renderSession(path);
    answers['GET /api/anything'] = () => refusal(401);
    await Promise.allSettled([fetcher('/api/anything'), fetcher('/api/anything')]);
    await waitFor(() => expect(who()).toBe('nobody'));
    expect(showToast).toHaveBeenCalledTimes(words);
    expect(document.cookie).not.toContain(SIGNED_IN_COOKIE);
  });
});

it.each([
  ['says so', () => json({ data: { msg: messages.loggedOut } }), messages.loggedOut],
  ['refuses', () => refusal(401), messages.loggedOutAnyway],
  ['does not answer', undefined, messages.loggedOutAnyway],
])('signs out and goes to the sign-in when the server %s (site §8)', async (_what, answer, sentence) => {
  mayBeSignedIn();
  answers[`GET ${api.me()}`] = () => json(userOf());
  const router = await renderSession();
  if (answer) answers[`POST ${api.logout()}`] = answer;
  press('Out');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()));
  expect(who()).toBe('nobody');
  expect(showToast.mock.calls.map(([, message]: unknown[]) => message)).toEqual([sentence]);
  expect(router.state.location.search).toBe('');
});

it.each([
  ['leaves once the account is gone', 'Leave', () => gone.comes('Gone.'), 'nobody', paths.home(), ['Gone.']],
  ['stays where that fails', 'Leave', () => gone.fails(new Error('No.')), 'Mira', paths.alumni(), []],
  ['goes on with a new session', 'Renew', () => gone.comes('New.'), 'Mira', paths.alumni(), []],
  ['goes on where there is no new one', 'Renew', () => gone.fails(new Error('No.')), 'Mira', paths.alumni(), []],
])('%s, and hears of nothing else meanwhile', async (_what, button, answer, person, path, sentences) => {
  mayBeSignedIn();
  answers[`GET ${api.me()}`] = () => json(userOf({ name: 'Mira' }));
  answers['GET /api/anything'] = () => refusal(401);
  const router = await renderSession();
  const way = screen.getByTestId('way');
  press(button);
  await waitFor(() => expect(way).toHaveTextContent(JSON.stringify([true, button === 'Leave'])));
  await Promise.allSettled([fetcher('/api/anything')]);
  expect(who()).toBe('Mira');
  answer();
  await waitFor(() => expect(way).toHaveTextContent('[false,false]'));
  await waitFor(() => expect([who(), router.state.location.pathname]).toEqual([person, path]));
  expect(showToast.mock.calls.map(([, message]: unknown[]) => message)).toEqual(sentences);
});

it('refuses an answer to the login that names no role (site §5)', async () => {
  const { role: _role, ...roleless }: SessionUser = userOf();
  answers[`POST ${api.login()}`] = () => json(roleless);
  await renderSession();
  press('In');
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', `ApiError: ${messages.roleMissing}`));
  expect(who()).toBe('nobody');
});

it('hears from other tabs that somebody signed in', async () => {
  await renderSession();
  mayBeSignedIn();
  answers[`GET ${api.me()}`] = () => json(userOf({ name: 'Mira' }));
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage('changed');
  await waitFor(() => expect(who()).toBe('Mira'));
  otherTab.close();
});

/** What is asked of the server for whoever is signed in. */
const Mail = () => <p data-testid="mail">{useSWR<string>('/api/mail', fetcher).data ?? 'nothing'}</p>;

it('forgets what was asked for one person when the next signs in', async () => {
  mayBeSignedIn();
  answers[`GET ${api.me()}`] = () => json(userOf({ _id: 'mira', name: 'Mira' }));
  answers['GET /api/mail'] = () => json('of Mira');
  await renderSession(paths.alumni(), <Mail />);
  const mail = screen.getByTestId('mail');
  await waitFor(() => expect(mail).toHaveTextContent('of Mira'));
  answers[`POST ${api.login()}`] = () => json(userOf({ _id: 'ravi', name: 'Ravi' }));
  Reflect.deleteProperty(answers, 'GET /api/mail');
  press('In');
  await waitFor(() => expect(who()).toBe('Ravi'));
  await waitFor(() => expect(mail).toHaveTextContent('nothing'));
});
