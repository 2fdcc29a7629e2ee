import { inject } from 'vitest';

/** An answer, read whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
}

/** What a request may carry beside its path. `json` is sent as such, `body` to the letter. */
export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string;
  /** The server to ask; the first one when left out. */
  url?: string;
}

/** Sends one request to the server under test as somebody signed out, following no redirect. */
export async function request(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, json, body, url = inject('stage').url } = options;
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: json === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parse(text) };
}

/** A page as a browser asks for it. */
export function page(path: string, options: RequestOptions = {}): Promise<Answer> {
  return request(path, { ...options, headers: { accept: 'text/html,application/xhtml+xml', ...options.headers } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
