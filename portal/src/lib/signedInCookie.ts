import { SIGNED_IN_COOKIE } from 'contracts';

/** Whether there may be a session. The session itself is in a cookie that no script can read. */
export function hasSignedInCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));
}

/** Takes the hint away once the session has turned out to be over, so that nothing asks about it again. */
export function dropSignedInCookie(): void {
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
