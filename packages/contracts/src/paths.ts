import type { AccountRole } from './enums.js';
import * as paths from './joined/paths.js';

/**
 * Pages of the portal, each built in one place (site §2.1). A namespace rather than an object: a bundle takes only those
 * that it leads to.
 */
export { paths };

/** Where a role lands after signing in (design §4). */
export function landingPath(role: AccountRole): string {
  if (role === 'admin') return paths.console();
  return role === 'student' ? paths.studentDashboard() : paths.alumni();
}

/**
 * A remembered path, if it stays on this origin; null otherwise (security matrix 19).
 * Encoded slashes and backslashes count as what browsers make of them.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  // eslint-disable-next-line no-control-regex -- browsers drop these characters before they read the address
  if (/[\u0000-\u001f\\]/.test(next) || /^\/(?:%2f|%5c)/i.test(next)) return null;
  return next;
}
