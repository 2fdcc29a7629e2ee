import { api } from 'contracts';

/**
 * Signs in to the product as the demo's student.
 * @param {string} product where it answers
 * @returns {Promise<string>} the cookies that a browser would send from then on
 * @throws Error when the sign-in is refused
 */
export async function signInAsStudent(product) {
  const answer = await fetch(product + api.login(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@example.com', password: 'Innokshetra-2026' }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
