import { landingPath, paths, safeNext, type AccountRole, type SessionUser } from 'contracts';

/**
 * Who a page is for (site §2.1): anyone; whoever is signed out, such as the sign-in itself; whoever is signed in; or one
 * role alone.
 */
export type Access = 'public' | 'signed-out' | 'signed-in' | AccountRole;

interface Visit {
  access: Access;
  user: SessionUser | null;
  /** Path, query and hash of the page. */
  address: string;
}

/** Whether a page shows what is only for people who are signed in. */
export function isGuarded(access: Access): boolean {
  return access !== 'public' && access !== 'signed-out';
}

/**
 * Where a visitor belongs who has no business on a page (site §2.1, design §4): a stranger to the sign-in, which leads
 * back; the wrong role to its own dashboard; whoever signs in to where they wanted to go, or else to their dashboard.
 * @returns null for whoever may stay
 */
export function turnedAwayTo({ access, user, address }: Visit): string | null {
  if (access === 'public') return null;
  if (access === 'signed-out') return user && (nextOf(address) ?? landingPath(user.role));
  if (!user) return paths.login(address);
  return access === 'signed-in' || access === user.role ? null : landingPath(user.role);
}

/** The path to go to after signing in, if the address names one on this origin. */
function nextOf(address: string): string | null {
  const query = address.indexOf('?');
  return query === -1 ? null : safeNext(new URLSearchParams(address.slice(query)).get('next'));
}
