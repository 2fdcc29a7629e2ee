import useSWR from 'swr';

import { ApiError, isErrorBody } from './fetcher';
import { useDraft } from './pageData';

export interface ApiResult<T> {
  /** The answer; absent while it loads and after a failure. */
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Asks again, at a person's wish. */
  retry: () => void;
}

/**
 * One answer of the API, by its path. On the server and in the first render it is what the server gave along with the
 * page; after that SWR keeps it fresh. A draft stays as it came: asking anew would bring what is published.
 * @param path one of `api` of contracts; null asks nothing
 */
export function useApi<T>(path: string | null): ApiResult<T> {
  const draft = useDraft(path);
  const { data = draft, error, isValidating, mutate } = useSWR<unknown, ApiError>(draft === undefined ? path : null);
  const refused = isErrorBody(data) ? new ApiError(data.error.status, data.msg) : undefined;
  const answer = refused ? undefined : (data as T | undefined);
  return {
    data: answer,
    error: answer ? undefined : (refused ?? (isValidating ? undefined : error)),
    isLoading: path !== null && !answer && !refused && (isValidating || !error),
    retry: () => void mutate(undefined, { revalidate: true }),
  };
}
