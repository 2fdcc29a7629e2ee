import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConsoleResource } from 'contracts';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data';

/** What the console has, in the order of its menu. It does not change while the console is open. */
export function useResources(): UseQueryResult<ConsoleResource[]> {
  const { resources } = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['resources'], queryFn: () => resources(), staleTime: Infinity });
}
