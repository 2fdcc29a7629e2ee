import type { RenderRequest } from 'contracts';

import { isErrorBody } from '../lib/fetcher';

interface LoadedAnswers {
  /** The page's own status: 200, 404 when what it shows does not exist, 503 when an answer could not be had. */
  status: number;
  /** What the page may rely on, by path. */
  answers: Record<string, unknown>;
}

/**
 * Collects what a page needs before it is drawn. "Does not exist" is an answer that the page shows; after any other
 * failure the page is drawn as loading, and the browser asks again.
 */
export async function loadAnswers(queries: string[], fetchJson: RenderRequest['fetchJson']): Promise<LoadedAnswers> {
  const results = await Promise.all(
    queries.map(async (path) => ({ path, ...(await fetchJson(path).catch(() => ({ status: 503, body: null }))) })),
  );
  const usable = results.filter(({ status, body }) => status === 200 || (status === 404 && isErrorBody(body)));
  const missing = usable.some(({ status }) => status === 404);
  return {
    status: usable.length < results.length ? 503 : missing ? 404 : 200,
    answers: Object.fromEntries(usable.map(({ path, body }) => [path, body])),
  };
}
