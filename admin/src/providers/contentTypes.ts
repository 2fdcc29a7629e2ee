import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ContentType } from 'contracts';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from './data';

export const CONTENT_TYPES_KEY = ['content-types'];

/** The types that people made, and who may what with them. */
export function useContentTypes(): UseQueryResult<ContentType[]> {
  const { contentTypes } = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: CONTENT_TYPES_KEY, queryFn: () => contentTypes() });
}
