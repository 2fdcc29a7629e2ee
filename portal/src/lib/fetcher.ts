import type { ApiError as ErrorBody } from 'contracts';

/** What a person reads when no answer came at all (site §8). */
export const NETWORK_MESSAGE = 'Network error. Please try again.';
/** What a person reads when the server refused without a sentence of its own. */
export const UNKNOWN_MESSAGE = 'Something went wrong. Please try again.';

/** A call that the API refused or that never reached it. `msg` may be shown to a person (design §5). */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly msg: string;

  constructor(status: number, msg: string) {
    super(msg);
    this.name = 'ApiError';
    this.status = status;
    this.msg = msg;
  }
}

/** Whether an answer is the API's refusal rather than its data. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && 'msg' in body && typeof body.msg === 'string';
}

/**
 * GETs one answer of the API. The one place where the portal's calls leave the browser.
 * @param path one of `api` of contracts
 * @throws ApiError with the server's `msg`; status 0 when the server was not reached
 */
export async function fetcher<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => {
    throw new ApiError(0, NETWORK_MESSAGE);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || body === undefined) {
    throw new ApiError(response.status, isErrorBody(body) ? body.msg : UNKNOWN_MESSAGE);
  }
  return body as T;
}
