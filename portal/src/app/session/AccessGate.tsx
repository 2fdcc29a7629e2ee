import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { isGuarded, turnedAwayTo, type Access } from '../../lib/access';
import { useSession } from '../../lib/session';
import { useRedirect } from '../../lib/useRedirect';
import { useToast } from '../../lib/useToast';
import { PrivateShell } from './PrivateShell';

interface AccessGateProps {
  access: Access;
  title?: string;
  /** What is told to whoever is sent to the sign-in. */
  signInSentence?: string | undefined;
  children: ReactNode;
}

/**
 * Stands before a page that is not for everyone: sends away whoever has no business there (site §2.1), and shows the
 * page's frame until it is known who that is. On the server it is never known, so the HTML holds nothing personal.
 */
export function AccessGate({ access, title = '', signInSentence, children }: AccessGateProps) {
  const { user, isLoading, isLeaving } = useSession();
  const { pathname, search, hash } = useLocation();
  const redirect = useRedirect();
  const showToast = useToast();
  const isKnown = !isLoading && !isLeaving;
  const elsewhere = isKnown ? turnedAwayTo({ access, user, address: pathname + search + hash }) : null;
  useEffect(() => {
    if (!elsewhere) return;
    if (signInSentence && !user) showToast('info', signInSentence);
    redirect(elsewhere);
  }, [elsewhere, redirect, showToast, signInSentence, user]);

  if (!isGuarded(access)) return children;
  return <PrivateShell title={title}>{user && !elsewhere ? children : null}</PrivateShell>;
}
