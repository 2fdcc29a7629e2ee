import type { AccountRole, LoginBody, RegisterBody, SessionUser } from 'contracts';
import { createContext, useContext } from 'react';

/** Who is signed in, and the ways in and out (site §4, §6). */
export interface Session {
  /** Null while it is not known yet, and for whoever is signed out. */
  user: SessionUser | null;
  /** True until the first answer; on the server always. */
  isLoading: boolean;
  isAuthenticated: boolean;
  /** The person is on the way out, to the sign-in. */
  isLeaving: boolean;
  /** Nobody is asked anything for the person: their session is about to end, or to be replaced by another. */
  isPaused: boolean;
  /** @throws ApiError with the server's sentence, or when the answer names no role (site §5) */
  login: (credentials: LoginBody) => Promise<void>;
  /** Signs out and goes to the sign-in, whatever the server says (site §8). Never fails. */
  logout: () => Promise<void>;
  /**
   * Leaves for a page by a call with which the server ends the session, as it does with an account's last one. Nobody
   * is asked anything for the person meanwhile.
   * @param end answers what the person is told
   * @throws what the call fails with: the session goes on then
   */
  leave: (path: string, end: () => Promise<string>) => Promise<void>;
  /**
   * Makes a call with which the server replaces the session by a new one: until its cookie is here, the old one is refused.
   * @throws what the call fails with
   */
  renew: <T>(call: () => Promise<T>) => Promise<T>;
  /** @returns what to tell the person. @throws ApiError */
  register: (person: RegisterBody) => Promise<string>;
  /** Asks again who is signed in, where there may be someone. Never fails. */
  refresh: () => Promise<void>;
  hasRole: (role: AccountRole) => boolean;
  isStudent: boolean;
  isAlumni: boolean;
  isFaculty: boolean;
  isAdmin: boolean;
}

export const SessionContext = createContext<Session | null>(null);

/**
 * The session of whoever looks at the page.
 * @throws Error outside the session's provider (site §6)
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

/**
 * Whoever is signed in, for what stands on a page that only such people see.
 * @throws Error where nobody is, or outside the session's provider
 */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for pages that only people who are signed in see');
  return user;
}
