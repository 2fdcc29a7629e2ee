import { messages, paths } from 'contracts';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { isGuarded } from '../../lib/access';
import { onUnauthorized } from '../../lib/fetcher';
import { SessionContext, type Session } from '../../lib/session';
import { dropSignedInCookie } from '../../lib/signedInCookie';
import { useToast, type ToastKind } from '../../lib/useToast';
import { usePageRoute } from '../usePageRoute';
import { useCurrentUser } from './useCurrentUser';
import { useOtherTabs } from './useOtherTabs';

const EVERY_KEY = () => true;
/** What most visitors never need. */
const loadCalls = () => import('./calls');

/** Gives the page its session: who is signed in, kept up to date with the server and the browser's other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, refresh, take } = useCurrentUser();
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutate } = useSWRConfig();
  const { user, isLoading } = state;
  // On the way out until the sign-in is there: the page that is left must not send anyone to it in its own way.
  const [pause, setPause] = useState<'leaving' | 'renewing' | null>(null);
  const isPrivatePage = isGuarded(usePageRoute()?.page.access ?? 'public');
  const tellOtherTabs = useOtherTabs(refresh);

  // What one person was shown is never shown to the next.
  const person = user?._id;
  useEffect(() => {
    if (person) return () => void mutate(EVERY_KEY, undefined, { revalidate: true });
  }, [person, mutate]);

  const endSession = useEffectEvent(() => {
    // A request that was under way with the old cookie says nothing of the new one.
    if (pause) return;
    dropSignedInCookie();
    if (take(null) && isPrivatePage) showToast('info', messages.sessionEnded);
    tellOtherTabs();
  });
  useEffect(() => onUnauthorized(() => endSession()), []);

  const login = useCallback<Session['login']>(
    async (credentials) => {
      const { signIn } = await loadCalls();
      take(await signIn(credentials));
      tellOtherTabs();
    },
    [take, tellOtherTabs],
  );
  const goOut = useCallback(
    (path: string, kind: ToastKind, message: string) => {
      dropSignedInCookie();
      take(null);
      tellOtherTabs();
      showToast(kind, message);
      // Together, so that whatever page is drawn next, that one or one gone back to, is drawn as no longer left.
      startTransition(() => {
        setPause(null);
        void navigate(path);
      });
    },
    [take, tellOtherTabs, showToast, navigate],
  );
  const logout = useCallback<Session['logout']>(async () => {
    setPause('leaving');
    const told = await loadCalls().then(
      ({ signOut }) => signOut(),
      () => false,
    );
    if (told) goOut(paths.login(), 'success', messages.loggedOut);
    else goOut(paths.login(), 'info', messages.loggedOutAnyway);
  }, [goOut]);
  const leave = useCallback<Session['leave']>(
    async (path, end) => {
      setPause('leaving');
      const message = await end().catch((error: unknown) => {
        setPause(null);
        throw error;
      });
      goOut(path, 'success', message);
    },
    [goOut],
  );
  const renew = useCallback<Session['renew']>(async (call) => {
    setPause('renewing');
    try {
      return await call();
    } finally {
      setPause(null);
    }
  }, []);

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isLeaving: pause === 'leaving',
      isPaused: pause !== null,
      isAuthenticated: user !== null,
      login,
      logout,
      leave,
      renew,
      register: async (person) => (await loadCalls()).signUp(person),
      refresh,
      hasRole: (role) => user?.role === role,
      isStudent: user?.role === 'student',
      isAlumni: user?.role === 'alumni',
      isFaculty: user?.role === 'faculty',
      isAdmin: user?.role === 'admin',
    }),
    [user, isLoading, pause, login, logout, leave, renew, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
