import { paths } from 'contracts';

/**
 * Leaves the console for a page of the portal, by a navigation of the whole document.
 * @returns never, so that nothing of the page that is left happens meanwhile
 */
export function leaveFor(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}

/** Leaves for the portal's sign-in, which leads back here (design §4). */
export function signIn(): Promise<never> {
  const { pathname, search, hash } = window.location;
  return leaveFor(paths.login(`${pathname}${search}${hash}`));
}
