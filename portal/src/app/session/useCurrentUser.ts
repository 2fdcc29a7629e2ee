import { api, type SessionUser } from 'contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

import { fetcher } from '../../lib/fetcher';
import { hasSignedInCookie } from '../../lib/signedInCookie';

interface State {
  user: SessionUser | null;
  isLoading: boolean;
}

interface CurrentUser {
  state: State;
  /** Asks the server who is signed in, if the browser may have a session. Never fails. */
  refresh: () => Promise<void>;
  /**
   * Takes it as known who is signed in, such as after a login.
   * @returns whether somebody was signed in before, or it was not known yet
   */
  take: (user: SessionUser | null) => boolean;
}

const isSame = (one: SessionUser | null, other: SessionUser | null) => JSON.stringify(one) === JSON.stringify(other);

/** A browser without any sign of a session need not ask: so its first draw is not its first of two. */
function atFirst(): State {
  return { user: null, isLoading: typeof document === 'undefined' || hasSignedInCookie() };
}

/** Who is signed in. Loading starts true; a first answer that does not come leaves the person signed out (site §4). */
export function useCurrentUser(): CurrentUser {
  const [state, setState] = useState(atFirst);
  // What is known right now: several answers may come before the page is drawn again.
  const known = useRef(state);
  const asking = useRef<Promise<void> | null>(null);

  const take = useCallback((user: SessionUser | null) => {
    const before = known.current;
    known.current = { user, isLoading: false };
    // An answer that is still under way is older than this.
    asking.current = null;
    if (before.isLoading || !isSame(before.user, user)) setState(known.current);
    return before.isLoading || before.user !== null;
  }, []);

  const refresh = useCallback(() => {
    if (!hasSignedInCookie()) {
      take(null);
      return Promise.resolve();
    }
    if (asking.current) return asking.current;
    const answer: Promise<void> = fetcher<SessionUser>(api.me()).then(
      (user) => {
        if (asking.current === answer) take(user);
      },
      () => {
        // A 401 is heard of elsewhere. Any other failure says nothing about the session.
        if (asking.current !== answer) return;
        asking.current = null;
        if (known.current.isLoading) {
          known.current = { user: null, isLoading: false };
          setState(known.current);
        }
      },
    );
    asking.current = answer;
    return answer;
  }, [take]);

  useEffect(() => void refresh(), [refresh]);

  return { state, refresh, take };
}
