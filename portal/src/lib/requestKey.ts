/** What a form sent last, and the name that it went by. */
interface KeptRequest {
  contents: string;
  key: string;
}

/**
 * Names a request that may be sent again, by a second press, a reload or a lost line: the same contents of a form go by the
 * same name until `forgetRequestKey`, so that the server does it once.
 * @param form what is sent
 * @param contents as JSON has them
 */
export function requestKey(form: string, contents: object): string {
  const sent = JSON.stringify(contents);
  const kept = readKept(form);
  if (kept?.contents === sent) return kept.key;
  const request: KeptRequest = { contents: sent, key: crypto.randomUUID() };
  try {
    sessionStorage.setItem(form, JSON.stringify(request));
  } catch {
    // Storage can be forbidden: the server still takes up what is open.
  }
  return request.key;
}

/** Told once a form's request is done: what it sends next is another one. */
export function forgetRequestKey(form: string): void {
  try {
    sessionStorage.removeItem(form);
  } catch {
    // As above.
  }
}

function readKept(form: string): KeptRequest | null {
  try {
    return JSON.parse(sessionStorage.getItem(form) ?? 'null') as KeptRequest | null;
  } catch {
    return null;
  }
}
