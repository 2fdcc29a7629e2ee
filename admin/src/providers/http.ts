import { messages, type ApiError } from 'contracts';
import { fetchUtils, HttpError } from 'react-admin';

import { signIn } from '../lib/leave';

type Fetch = typeof fetchUtils.fetchJson;

/** What react-admin's forms read from a refusal: a sentence for each field at fault, or one for the whole form. */
type FormFaults = Record<string, string> | { root: { serverError: string } };

/**
 * Calls the API on the session's cookie. The one place where the console's calls leave the browser: a 401, whatever
 * was asked for, leads to the sign-in and never comes back.
 * @throws HttpError whose message is the server's sentence; status 0 when no answer came
 */
export const httpClient: Fetch = async (url, options) => {
  try {
    return await fetchUtils.fetchJson(url, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (!(error instanceof HttpError)) throw refusal(0, messages.networkError);
    if (error.status === 401) return signIn();
    throw refusalOf(error);
  }
};

/** Calls the API for its answer alone. @throws HttpError as `httpClient` does */
export async function call<T>(path: string, options?: Parameters<Fetch>[1]): Promise<T> {
  const { json } = (await httpClient(path, options)) as { json: T };
  return json;
}

/** What is wrong with a form that could not be saved. */
export function formFaultsOf(error: unknown): FormFaults {
  if (!(error instanceof HttpError)) throw error;
  return (error.body as { errors: FormFaults }).errors;
}

function refusalOf({ status, body }: { status: number; body?: unknown }): HttpError {
  return isErrorBody(body) ? refusal(status, body.msg, fieldFaults(body)) : refusal(status, messages.networkError);
}

function refusal(status: number, sentence: string, fields: Record<string, string> = {}): HttpError {
  const errors: FormFaults = Object.keys(fields).length > 0 ? fields : { root: { serverError: sentence } };
  return new HttpError(sentence, status, { errors });
}

function isErrorBody(body: unknown): body is ApiError {
  return typeof body === 'object' && body !== null && 'msg' in body && typeof body.msg === 'string' && 'error' in body;
}

function fieldFaults({ error: { details } }: ApiError): Record<string, string> {
  if (typeof details !== 'object' || details === null || !('errors' in details)) return {};
  const faults = details.errors as { path: string[]; message: string }[];
  return Object.fromEntries(faults.map(({ path, message }) => [path.join('.'), message]));
}
