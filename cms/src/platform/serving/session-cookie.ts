/** Names of the session cookie over plain HTTP and over HTTPS (design §4). */
const SESSION_COOKIES = ['session', '__Host-session'] as const;
const PATTERN = new RegExp(`(?:^|;\\s*)(?:${SESSION_COOKIES.join('|')})=`);

/** Whether a `Cookie` header carries a session, valid or not. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && PATTERN.test(header);
}
