import { type Role } from 'contracts';

import { Browser } from './browser';
import { fromPool, withSession } from './people';

/** Somebody in a role: signed out for `public`. */
export interface Caller {
  role: Role;
  email: string | null;
  /** The id of the own account; that of nobody for `public`. */
  id: string;
  /** A browser on the caller's session, at an address of its own so that no limit of one call meets another's. */
  browser: () => Browser;
}

const nobody: Caller = { role: 'public', email: null, id: 'no-such-record', browser: () => new Browser() };

/** Somebody of a role whom no other test has had, signed in. */
export function newCaller(role: Role): Caller {
  if (role === 'public') return nobody;
  const account = fromPool(role);
  return { role, email: account.email, id: account.userId, browser: () => withSession(account) };
}
