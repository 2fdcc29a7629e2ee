import { api, landingPath, messages, paths, WAITING_TOAST_KEY, type SessionUser, type WaitingToast } from 'contracts';
import type { AuthProvider } from 'react-admin';

import { leaveFor, signIn } from '../lib/leave';
import { call } from './http';

let asking: Promise<SessionUser> | undefined;

/** Who is signed in to the portal. Calls of one moment share one request. */
function currentUser(): Promise<SessionUser> {
  asking ??= call<SessionUser>(api.me()).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * The console stands on the portal's session (design §4): it has no sign-in of its own, and sends away whoever is not
 * an admin. The server decides about each call all the same.
 */
export const authProvider: AuthProvider = {
  login: () => signIn(),

  checkAuth: async () => {
    // An answer that does not come says nothing about the session: the page then tells what it could not load.
    const user = await currentUser().catch(() => undefined);
    if (user && user.role !== 'admin') await leaveFor(landingPath(user.role));
  },

  // A 401 has led to the sign-in already (see http.ts); no other refusal ends the session.
  checkError: () => Promise.resolve(),

  getIdentity: async () => {
    const { _id, name, email } = await currentUser();
    return { id: _id, fullName: name, email };
  },

  logout: async () => {
    await forgetGuestLists();
    // Not by the common client: a session that is over already needs no sign-in to end.
    const answer = await fetch(api.logout(), { method: 'POST' }).catch(() => undefined);
    leaveToast({ kind: 'success', message: answer?.ok ? messages.loggedOut : messages.loggedOutAnyway });
    return leaveFor(paths.login());
  },
};

/** Takes the names of guests off the device; check-ins that wait for the network stay. */
async function forgetGuestLists(): Promise<void> {
  try {
    const { forgetGuests } = await import('../lib/door-storage/forget');
    await forgetGuests();
  } catch {
    // Where nothing can be kept, nothing has to be forgotten.
  }
}

/** Has the portal show a toast on its next page. Storage can be forbidden; the toast is then lost. */
function leaveToast(toast: WaitingToast): void {
  try {
    sessionStorage.setItem(WAITING_TOAST_KEY, JSON.stringify(toast));
  } catch {
    // The sign-in page says enough.
  }
}
