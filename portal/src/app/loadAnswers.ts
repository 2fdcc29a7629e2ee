import type { RenderRequest } from 'contracts';

import { isErrorBody } from '../lib/fetcher';

interface LoadedAnswers {
  /** The page's own status: 200, 404 or 410 when what it shows does not exist (any more), 503 when an answer could not be had. */
  status: number;
  /** What the page may rely on, by path. */
  answers: Record<string, unknown>;
}

/** What is gone for good, which search engines forget sooner. */
const GONE = 410;
/** What an address has no page for: what does not exist, any more or at all, and what cannot be asked for. */
const NONE: ReadonlySet<number> = new Set([400, 404, GONE]);

/**
 * Collects what a page needs before it is drawn. "Does not exist" is an answer that the page shows; after any other
 * failure the page is drawn as loading, and the browser asks again.
 */
export async function loadAnswers(queries: string[], fetchJson: RenderRequest['fetchJson']): Promise<LoadedAnswers> {
  const results = await Promise.all(
    queries.map(async (path) => ({ path, ...(await fetchJson(path).catch(() => ({ status: 503, body: null }))) })),
  );
  const usable = results.filter(({ status, body }) => status === 200 || (NONE.has(status) && isErrorBody(body)));
  const missing = usable.filter(({ status }) => NONE.has(status));
  const none = missing.some(({ status }) => status === GONE) ? GONE : 404;
  return {
    status: usable.length < results.length ? 503 : missing.length > 0 ? none : 200,
    answers: Object.fromEntries(usable.map(({ path, body }) => [path, body])),
  };
}
