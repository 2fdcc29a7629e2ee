import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';

import { fetcher } from '../lib/fetcher';
import { ToastContext, type ShowToast } from '../lib/useToast';
import { renderInPage } from './render';

/**
 * What the server answers to `GET /api/…` and the like: a body, the status of a refusal, a whole refusal, or what makes
 * one of these of what was sent.
 */
export type Answers = Record<string, unknown>;

/** Puts a server in place that knows these calls alone. @returns the calls that reached it, and what they brought */
export function fakeApi(answers: Answers) {
  const calls = vi.fn<(call: string, body?: unknown) => void>();
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    const sent = typeof body === 'string' ? [JSON.parse(body) as unknown] : [];
    calls(call, ...sent);
    if (!(call in answers)) return Promise.reject(new TypeError(`No answer to ${call}`));
    const found = answers[call];
    const answer: unknown = typeof found === 'function' ? (found as (sent: unknown) => unknown)(sent[0]) : found;
    if (typeof answer === 'number') return Promise.resolve(refusal(answer));
    return Promise.resolve(answer instanceof Response ? answer : new Response(JSON.stringify(answer)));
  });
  return calls;
}

/** A refusal as the API words it. @param faults a sentence by the path of a field */
export function refusal(status: number, msg = 'The server says no.', faults: Record<string, string> = {}): Response {
  const errors = Object.entries(faults).map(([path, message]) => ({ path: path.split('.'), message }));
  const error = { status, name: 'E', message: 'No.', details: { errors } };
  return new Response(JSON.stringify({ data: null, error, msg }), { status });
}

/** Draws something in a page that asks the server, and watches its toasts. */
export function renderAsking(children: ReactNode, surroundings?: Parameters<typeof renderInPage>[1]) {
  const showToast = vi.fn<ShowToast>();
  const result = renderInPage(
    <SWRConfig value={{ fetcher, provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <ToastContext value={showToast}>{children}</ToastContext>
    </SWRConfig>,
    surroundings,
  );
  return { ...result, showToast };
}
