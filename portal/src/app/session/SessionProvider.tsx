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
  const [isLeaving, setLeaving] = useState(false);
  const isPrivatePage = isGuarded(usePageRoute()?.page.access ?? 'public');
  const tellOtherTabs = useOtherTabs(refresh);

  // What one person was shown is never shown to the next.
  const person = user?._id;
  useEffect(() => {
    if (person) return () => void mutate(EVERY_KEY, undefined, { revalidate: true });
  }, [person, mutate]);

  const endSession = useEffectEvent(() => {
    if (isLeaving) return;
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
        setLeaving(false);
        void navigate(path);
      });
    },
    [take, tellOtherTabs, showToast, navigate],
  );
  const logout = useCallback<Session['logout']>(async () => {
    setLeaving(true);
    const told = await loadCalls().then(
      ({ signOut }) => signOut(),
      () => false,
    );
    if (told) goOut(paths.login(), 'success', messages.loggedOut);
    else goOut(paths.login(), 'info', messages.loggedOutAnyway);
  }, [goOut]);
  const leave = useCallback<Session['leave']>(
    async (path, end) => {
      setLeaving(true);
      const message = await end().catch((error: unknown) => {
        setLeaving(false);
        throw error;
      });
      goOut(path, 'success', message);
    },
    [goOut],
  );

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isLeaving,
      isAuthenticated: user !== null,
      login,
      logout,
      leave,
      register: async (person) => (await loadCalls()).signUp(person),
      refresh,
      hasRole: (role) => user?.role === role,
      isStudent: user?.role === 'student',
      isAlumni: user?.role === 'alumni',
      isFaculty: user?.role === 'faculty',
      isAdmin: user?.role === 'admin',
    }),
    [user, isLoading, isLeaving, login, logout, leave, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
