import { useState } from 'react';

import { useApi, type ApiResult } from './useApi';

interface SteadyResult<T> extends ApiResult<T> {
  /** What is shown belongs to the address before, while the answer for this one is on its way. */
  isPrevious: boolean;
}

/**
 * `useApi` for a list that is narrowed and paged: what was shown last stays until the next answer is here.
 * @param path one of `api` of contracts
 */
export function useSteadyApi<T>(path: string): SteadyResult<T> {
  const result = useApi<T>(path);
  const [last, setLast] = useState(result.data);
  if (result.data && result.data !== last) setLast(result.data);
  const isPrevious = !result.data && !result.error && last !== undefined;
  return { ...result, data: isPrevious ? last : result.data, isPrevious };
}
