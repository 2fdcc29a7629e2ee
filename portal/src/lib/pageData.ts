import { createContext, useContext } from 'react';

/** What the server hands to the browser along with the page, so that both draw the same. */
export interface PageData {
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
  /** When the server drew the page, in milliseconds since 1970. */
  renderedAt: number;
  /** The API's answers, refusals too, by path. A path whose call failed otherwise is absent: the browser asks again. */
  answers: Record<string, unknown>;
  /** The answers are drafts, which only the server could get: whoever asks anew gets what is published. */
  isPreview?: boolean;
}

/** Id of the element that carries the page data. */
export const PAGE_DATA_ID = 'page-data';

export const PageDataContext = createContext<PageData>({ origin: '', renderedAt: 0, answers: {} });

/** What the server gave with the page; empty where the browser drew it alone. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}

/**
 * An answer that came along with the page as a draft.
 * @param path one of `api` of contracts
 * @returns undefined for whatever is published
 */
export function useDraft(path: string | null): unknown {
  const { isPreview = false, answers } = usePageData();
  return isPreview && path !== null ? answers[path] : undefined;
}

/** Writes a value as JSON that may stand inside a script element: no `<` can end it (security matrix 18). */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
