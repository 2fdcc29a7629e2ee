import { messages, WAITING_TOAST_KEY, type SessionUser } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import * as doorStorage from '../lib/door-storage/forget';
import * as leave from '../lib/leave';
import { answerWith, refusal } from '../tests/answers';
import { authProvider } from './auth';

const user = (role: SessionUser['role']): SessionUser => ({
  _id: 'a1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  role,
  isVerified: true,
  profileId: 'p1',
  profilePicture: null,
  ...{ bio: '', skills: [], graduationYear: null, company: '', position: '', program: '', year: '' },
});

beforeEach(() => {
  vi.spyOn(leave, 'leaveFor').mockResolvedValue(undefined as never);
  vi.spyOn(leave, 'signIn').mockResolvedValue(undefined as never);
});

describe('the console’s door (design §4)', () => {
  it('lets an admin in', async () => {
    answerWith({ 'GET /api/auth/me': { body: user('admin') } });
    await authProvider.checkAuth({});
    expect(leave.leaveFor).not.toHaveBeenCalled();
  });

  it.each([
    ['student', '/student/dashboard'],
    ['alumni', '/alumni'],
    ['faculty', '/alumni'],
  ] as const)('sends %s to %s', async (role, path) => {
    answerWith({ 'GET /api/auth/me': { body: user(role) } });
    await authProvider.checkAuth({});
    expect(leave.leaveFor).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('ends no session when the server is away', async () => {
    answerWith({});
    await authProvider.checkAuth({});
    expect(leave.leaveFor).not.toHaveBeenCalled();
  });

  it('asks once for what several parts of a page want to know at a time', async () => {
    const calls = answerWith({ 'GET /api/auth/me': { body: user('admin') } });
    await Promise.all([authProvider.checkAuth({}), authProvider.getIdentity?.()]);
    expect(calls).toHaveLength(1);
  });
});

describe('logging out', () => {
  it.each([
    ['is said', { 'POST /api/auth/logout': { body: {} } }, messages.loggedOut],
    [
      'is said otherwise when the session was over',
      { 'POST /api/auth/logout': refusal(401, 'x') },
      messages.loggedOutAnyway,
    ],
    ['or when no answer came', {}, messages.loggedOutAnyway],
  ])('leads to the sign-in, where it %s (site §8)', async (_case, answers, message) => {
    answerWith(answers);
    const forgetGuests = vi.spyOn(doorStorage, 'forgetGuests').mockResolvedValue();
    await authProvider.logout({});
    expect(forgetGuests, 'the names of guests stay on the device').toHaveBeenCalledOnce();
    expect(leave.leaveFor).toHaveBeenCalledExactlyOnceWith('/login');
    expect(JSON.parse(sessionStorage.getItem(WAITING_TOAST_KEY) ?? '')).toEqual({ kind: 'success', message });
  });
});
