import { api } from 'contracts';

/**
 * Signs in to the product as one of the demo's people.
 * @param {string} product where it answers
 * @param {string} email
 * @returns {Promise<string>} the cookies that a browser would send from then on
 * @throws Error when the sign-in is refused
 */
export async function signIn(product, email) {
  const answer = await fetch(product + api.login(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Innokshetra-2026' }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
