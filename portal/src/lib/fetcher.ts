import { messages, type ApiError as ErrorBody, type Fault } from 'contracts';

/** What a person reads when the server refused without a sentence of its own. */
export const UNKNOWN_MESSAGE = 'Something went wrong. Please try again.';

/** What is wrong with single fields of a form: a sentence by the field's name, such as `title` or `skills.3`. */
export type FieldFaults = Readonly<Record<string, string>>;

/** A call that the API refused or that never reached it. `msg` may be shown to a person (design §5). */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly msg: string;
  readonly faults: FieldFaults;

  constructor(status: number, msg: string, faults: FieldFaults = {}) {
    super(msg);
    this.name = 'ApiError';
    this.status = status;
    this.msg = msg;
    this.faults = faults;
  }
}

/** Whether an answer is the API's refusal rather than its data. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && 'msg' in body && typeof body.msg === 'string';
}

const unauthorizedListeners = new Set<() => void>();

/**
 * Tells of every 401: the one place that hears of a session that has ended (design §4).
 * @returns what ends the listening
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => void unauthorizedListeners.delete(listener);
}

/**
 * GETs one answer of the API.
 * @param path one of `api` of contracts
 * @throws ApiError with the server's `msg`; status 0 when the server was not reached
 */
export function fetcher<T>(path: string): Promise<T> {
  return call<T>(path, { headers: { Accept: 'application/json' } });
}

/**
 * Calls the API to change something.
 * @param path one of `api` of contracts
 * @param body sent as JSON; nothing is sent without one
 * @param more headers that the call has beside
 * @throws ApiError as `fetcher` does
 */
export function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const headers = { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }), ...more };
  return call<T>(path, { method, headers, body: body && JSON.stringify(body) });
}

/** Where the portal's calls leave the browser, but for files: see `upload`. */
async function call<T>(path: string, request: RequestInit): Promise<T> {
  const response = await fetch(path, request).catch(() => {
    throw new ApiError(0, messages.networkError);
  });
  return readAnswer(response.status, await response.json().catch(() => undefined)) as T;
}

/**
 * Takes an answer for what it is, however it was fetched.
 * @param body what the answer holds; undefined when that is no JSON
 * @throws ApiError for a refusal
 */
export function readAnswer(status: number, body: unknown): unknown {
  if (status === 401) unauthorizedListeners.forEach((tell) => tell());
  if (status >= 200 && status < 300 && body !== undefined) return body;
  if (!isErrorBody(body)) throw new ApiError(status, UNKNOWN_MESSAGE);
  throw new ApiError(status, body.msg, faultsOf(body));
}

function faultsOf({ error: { details } }: ErrorBody): FieldFaults {
  if (typeof details !== 'object' || details === null || !('errors' in details)) return {};
  return byField(details.errors as Fault[]);
}

/** Faults by the fields that they are about: of each field the first. */
export function byField(faults: readonly Fault[]): FieldFaults {
  return Object.fromEntries([...faults].reverse().map(({ path, message }) => [path.join('.'), message]));
}
