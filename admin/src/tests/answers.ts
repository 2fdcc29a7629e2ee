import { HttpError } from 'react-admin';
import { vi } from 'vitest';

/** What the faked API answers: a status and a body, by method and the beginning of the address. */
export type Answers = Record<string, { status?: number; body: unknown; headers?: Record<string, string> }>;

/**
 * Puts an API in the place of `fetch`. An address that is not named answers nothing, as a server that is away.
 * @returns the calls so far, such as `GET /api/auth/me`
 */
export function answerWith(answers: Answers): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    const method = init.method ?? (input instanceof Request ? input.method : 'GET');
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const call = `${method} ${pathname}${search}`;
    calls.push(call);
    const [, answer] = Object.entries(answers).find(([name]) => call.startsWith(name)) ?? [];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body, headers } = answer;
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return calls;
}

/** A refusal in the API's envelope. */
export const refusal = (status: number, msg: string, fields: Record<string, string> = {}) => ({
  status,
  body: {
    data: null,
    error: {
      status,
      name: 'Error',
      message: msg,
      details: { errors: Object.entries(fields).map(([name, message]) => ({ path: [name], message })) },
    },
    msg,
  },
});

/** React-admin writes refusals into the console, outside of production: a test that causes one says that it does. */
export function expectRefusals(): void {
  const complain = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!(words[0] instanceof HttpError)) complain(...words);
  });
}
