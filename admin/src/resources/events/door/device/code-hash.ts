/**
 * By what the guest list knows a ticket: SHA-256 of its code, in base64url.
 * @throws TypeError on pages that came over plain HTTP, where browsers compute no hashes
 */
export async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
