import type { Page } from 'contracts';
import useSWRInfinite from 'swr/infinite';

import type { ApiError } from '../../lib/fetcher';

interface Pages<Answer> {
  /** The pages that are here, in order; undefined until the first is. */
  pages: Answer[] | undefined;
  error: ApiError | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
  /** Puts what is known in the pages' place. */
  change: (update: (pages: Answer[]) => Answer[]) => void;
  refresh: () => void;
}

/**
 * A list that grows a page at a time.
 * @param pathOf one of `api` of contracts; null asks nothing
 */
export function usePages<Answer extends Page<unknown>>(pathOf: ((page: number) => string) | null): Pages<Answer> {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Answer, ApiError>(
    (index: number) => pathOf?.(index + 1) ?? null,
    { revalidateOnFocus: false },
  );
  const last = data?.at(-1)?.meta.pagination;
  return {
    pages: data,
    error: data || isValidating ? undefined : error,
    hasMore: last !== undefined && last.page < last.pageCount,
    isLoadingMore: data !== undefined && data.length < size,
    showMore: () => void setSize(size + 1),
    retry: () => void mutate(),
    // Before there is an answer, the one on its way knows as much; SWR would drop it.
    change: (update) => data && void mutate((pages) => pages && update(pages), { revalidate: false }),
    refresh: () => data && void mutate(),
  };
}
